/// An option of how pictures are made and where they go, which several commands take.
///
/// `Command.pictureOptions` says which of them a command takes: those are in its help, and no others
/// are accepted.
enum PictureOption: String, CaseIterable {
  case scale = "--scale"
  case rate = "--fps"
  case frames = "--frames"
  case format = "--format"
  case hold = "--hold"
  case font = "--font"
  case output = "--output"

  /// What `--help` says of it.
  var help: String {
    switch self {
    case .scale: "  --scale S             pixels a point                                    (2)"
    case .rate: "  --fps N               pictures a second                                (60)"
    case .frames:
      """
        --frames A..<B        only these pictures, counted from 0; also A...B, or A...
                              for the rest                                    (all)
      """
    case .format:
      """
        --format F            a file a picture: ppm, ppm-ascii, pam, png, bmp; or one
                              of all: gif, apng, y4m, ppm-stream; without it there
                              are ppm, gif and apng
      """
    case .hold:
      """
        --hold T              seconds that the last picture of a gif or apng stays
                              before it begins again                            (1)
      """
    case .font:
      """
        --font FONT           what texts are written in: a file, or the name of one of
                              the system's fonts; FILE#I is face I of a collection,
                              counted from 0; those after the first stand in for
                              what it lacks                     (the embedded face)
      """
    case .output:
      """
        --output DIR          where frame-00 … and what shows all of them go
                                                                   (Output/COMMAND)
        --output FILE         a name that ends in .gif, .apng or .y4m: only that film
        --output -            all pictures one after the other on standard output:
                              Demo --output - | ffmpeg -f image2pipe \\
                                -framerate 60 -c:v ppm -i - \\
                                -pix_fmt yuv420p film.mp4
      """
    }
  }

  /// The options of other commands that are for the same, of which each has at most one.
  var others: [String] {
    switch self {
    case .output: ["--to", "--picture"]
    case .format: ["--to", "--picture", "--as"]
    case .rate, .frames: ["--times", "--time"]
    case .scale, .hold, .font: []
    }
  }
}
