import Testing

@testable import Demo

@Suite struct PictureNameTests {
  @Test("a number has as many digits as the last one, and at least two")
  func digits() {
    #expect(PictureName.frame(0, of: 1, .ppm) == "frame-00.ppm")
    #expect(PictureName.frame(15, of: 16, .ppmAscii) == "frame-15.ppm")
    #expect(PictureName.frame(7, of: 100, .ppm) == "frame-07.ppm")
    #expect(PictureName.frame(7, of: 101, .pam) == "frame-007.pam")
    #expect(PictureName.frame(12345, of: 100_000, .pam) == "frame-12345.pam")
    #expect(PictureName.filmstrip(.ppmAscii) == "filmstrip.ppm")
  }

  @Test(
    "only names that the program gives are its own",
    arguments: [
      ("frame-00.ppm", true), ("frame-123.pam", true), ("filmstrip.ppm", true),
      ("filmstrip.pam", true), ("frame-0.ppm", false), ("frame-.ppm", false),
      ("frame-aa.ppm", false), ("frame-00.png", false), ("frame-00.ppm.bak", false),
      ("xframe-00.ppm", false), ("frame-٠٠.ppm", false), ("frame-00", false),
      ("filmstrips.ppm", false), ("", false), (".", false),
    ])
  func ours(name: String, isOurs: Bool) {
    #expect(PictureName.isOurs(name) == isOurs)
  }

  @Test("the progress bar is 30 characters long and says how much is done")
  func bar() {
    let half = String(repeating: "#", count: 15) + String(repeating: "-", count: 15)
    #expect(ProgressBar.text(50, of: 100) == "[\(half)] 50 of 100")
    #expect(ProgressBar.text(0, of: 0).hasSuffix("] 0 of 0"))
  }
}
