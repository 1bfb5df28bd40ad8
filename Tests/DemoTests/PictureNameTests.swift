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
    #expect(PictureName.frame(3, of: 16, .png) == "frame-03.png")
    #expect(PictureName.film("tabs", .apng) == "tabs.apng")
    #expect(PictureName.film("tabs", .ppmStream) == "tabs.ppm")
  }

  @Test(
    "only names that the program gives are its own",
    arguments: [
      ("frame-00.ppm", true), ("frame-123.pam", true), ("frame-00.png", true),
      ("frame-00.bmp", true), ("filmstrip.png", true), ("filmstrip.ppm", true),
      ("illusion.gif", true), ("illusion.apng", true), ("illusion.y4m", true),
      ("illusion.ppm", true), ("tabs.gif", false), ("illusion.png", false),
      ("frame-0.ppm", false), ("frame-.ppm", false), ("frame-aa.ppm", false),
      ("frame-00.gif", false), ("frame-00.ppm.bak", false), ("xframe-00.ppm", false),
      ("frame-٠٠.ppm", false), ("frame-00", false), ("filmstrips.ppm", false), ("", false),
      ("frame-99999999999999999999.ppm", false), (".", false),
    ])
  func ours(name: String, isOurs: Bool) {
    #expect(PictureName.isOurs(name, of: "illusion") == isOurs)
  }

  @Test("a picture's name says its number, however many digits it has")
  func numbers() {
    #expect(PictureName.frameNumber("frame-07.png")?.number == 7)
    #expect(PictureName.frameNumber("frame-0012.ppm")?.number == 12)
    #expect(PictureName.frameNumber("frame-0012.ppm")?.fileExtension == "ppm")
    #expect(PictureName.frameNumber("filmstrip.png") == nil)
  }

  @Test("the progress bar is 30 characters long and says how much is done")
  func bar() {
    let half = String(repeating: "#", count: 15) + String(repeating: "-", count: 15)
    #expect(ProgressBar.text(50, of: 100) == "[\(half)] 50 of 100")
    #expect(ProgressBar.text(0, of: 0).hasSuffix("] 0 of 0"))
  }
}
