extension Face {
  /// How much higher a mark goes on a capital.
  static let capitalMarkRise = 186.0

  /// The marks of composed letters.
  static let marksTable = """
    grave w84 M -66 736 _ w64 L 40 600 _
    acute w84 M 66 736 _ w64 L -40 600 _
    circumflex w70 M -116 602 _ L 0 736 _ M 116 602 _ L 0 736 _
    roof w70 M -100 602 _ L 0 736 _ M 100 602 _ L 0 736 _
    tilde w74 M -132 612 C -112 704 -54 716 0 664 C 54 612 112 624 132 716
    dieresis w94 B -72-.2 616 B 72+.2 616
    twodots w90 B -54-.2 616 B 54+.2 616
    ring w58 O -104+.3 562+.3 104-.3 762-.3
    cedilla w66 M 8 10 L -8 -78 C 62 -84 94 -106 94 -144 C 94 -196 34 -208 -72 -200 |
    """

  /// Letters with marks, and letters of their own beyond ASCII.
  static let composedTable = """
    À =A grave
    Á =A acute
    Â =A circumflex
    Ã =A tilde
    Ä =A dieresis
    Å =A ring
    Æ 964 M 10+.6 0 _ L 420 716 _ M 476 0 L 476 716 M 400 716- L 916 716- M 476 372 L 884 372 \
      M 476 0+ L 924 0+ M 190 216 L 476 216
    Ç =C cedilla 20
    È =E grave 10
    É =E acute 10
    Ê =E circumflex 10
    Ë =E dieresis 10
    Ì =I grave
    Í =I acute
    Î =I circumflex
    Ï =I twodots
    Ð 752 M 100+ 0+ L 350 0+ h 706- 358 v 350 716- L 100+ 716- Z M 10 372 L 390 372
    Ñ =N tilde
    Ò =O grave
    Ó =O acute
    Ô =O circumflex
    Õ =O tilde
    Ö =O dieresis
    Ø 790 O 45+ -11+ 745- 727- w84 M 676 770 L 114 -54
    Ù =U grave
    Ú =U acute
    Û =U circumflex
    Ü =U dieresis
    Ý =Y acute
    Þ 652 M 80+ 0 L 80+ 716 M 80+ 580- L 380 580- h 618- 368 v 380 156+ L 80+ 156+
    ß 596 M 76+ 0 L 76+ 560 v 272 748- h 468- 580 v 300 410 L 140+.99 410 M 300 410 | h 556- 200 v \
      335 -8+ L 160+.99 -8+
    à =a grave -6
    á =a acute -6
    â =a circumflex -6
    ã =a tilde -6
    ä =a dieresis -6
    å =a ring -6
    æ 880 M 250 535- | t66 h 60+ 360 M 250 535- | h 442 360 L 442 210 w92 M 442 308 L 260 308 h \
      40+ 150 v 206 -11+ w86 C 330 -11+ 442 50 442 220 w100 M 442 268 L 820 268 M 840- 268-.5 L \
      840- 280 v 636 535- h 442 262 v 638 -11+ t62 h 860- 210
    ç =c cedilla 10
    è =e grave
    é =e acute
    ê =e circumflex
    ë =e dieresis
    ı 238 M 119 0 L 119 524
    ì =ı grave
    í =ı acute
    î =ı roof
    ï =ı twodots
    ð 566 O 40+ -11+ 526- 456- M 526- 222 w90 C 526- 430 430 610 240 748 _ w62 M 186 568 | L 452 \
      684 |
    ñ =n tilde 10
    ò =o grave
    ó =o acute
    ô =o circumflex
    õ =o tilde
    ö =o dieresis
    ø 560 O 40+ -11+ 520- 535- w84 M 476 580 L 84 -56
    ù =u grave
    ú =u acute
    û =u circumflex
    ü =u dieresis
    ý =y acute
    þ 576 M 76+ -204 L 76+ 740 w60 M 76+ 262 w100 v 310 535- h 536- 262 v 310 -11+ w60 h 76+ 262
    ÿ =y dieresis
    Ÿ =Y dieresis
    Œ 1024 M 544 716- L 400 716- h 45+ 358 v 400 0+ L 544 0+ M 544 0 L 544 716 M 544 716- L 976 \
      716- M 544 372 L 944 372 M 544 0+ L 984 0+
    œ 890 O 40+ -11+ 447 535- M 447 268 L 828 268 M 846- 268-.5 L 846- 280 v 638 535- h 447 262 \
      v 640 -11+ t62 h 866- 210
    """
}
