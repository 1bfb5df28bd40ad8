/// What a character is to whoever orders a line of both directions: the classes of UAX #9, in the order
/// of `Scripts/unicode-tables`.
enum BidiClass: UInt8 {
  case leftToRight, rightToLeft, arabicLetter
  case europeanNumber, europeanSeparator, europeanTerminator, arabicNumber, commonSeparator
  case nonspacingMark, boundaryNeutral
  case paragraphSeparator, segmentSeparator, whitespace, otherNeutral
  case leftToRightEmbedding, leftToRightOverride, rightToLeftEmbedding, rightToLeftOverride
  case popDirectionalFormat
  case leftToRightIsolate, rightToLeftIsolate, firstStrongIsolate, popDirectionalIsolate
}
