// Written by Scripts/unicode-tables. For choosing rules of fonts.

extension UnicodeData {
  /// The scripts' names in OpenType.
  static let scriptTags = #"""
    zyyylatnzinharabgrekhanikanacyrlhangdevaethigeormongbopocansmymrtangarmnbamuchercoptglaggranhebr
    javakalikhmrkitslisumteinshurunrsinhsundsyrctamlthaitibtadlmaghbahomarmiavstbalibassbatkbengbhks
    brahbraibugibuhdcakmcarichamchrscpmncprtdiakdogrdsrtduplegypelbaelymgonggonmgothgujrguruhanohatr
    hluwhmnghmnphungitalkawikharkhojkndakthilanalao lepclimblinalinblycilydimahjmakamandmanimarcmedf
    mendmercmeromlymmodimroomultnagmnandnarbnbatnewanko ogamolckorkhoryaosgeosmaougrpalmpaucpermphag
    phliphlpphnxplrdprtirjngrohgsamrsarbsaursgnwshawshrdsiddsindsogdsogosorasoyosylotagbtakrtaletalu
    tavttelutfngtglgthaatirhtnsatotougarvai vithwarawchoxpeoxsuxyeziyi  zanb
    """#

  /// Ranges of places in `scriptTags`.
  static let scripts = #"""
    P20I150I1^1001>00140F100N100P>1V1041401=C0_323400840054000400i24=D?4T4712Y57o2A^3G43005300=30023
    00O30093:2I302[3300Q13_2R1_13o1d4o1\3o1o3Ol2?R1a3300L3`2932>910I9P4^1o3U2o3T2P4`3m3S1o3a4o3`2P4S
    3o3P1m1T100P2T1n3c2d6U130V1U1o4?j2;003;o78o<:o2CoC>O]3Z2O20AOOc4DV2:0Oc1O\4o3J1<100<00Y5<_2>_2e2
    _1^4o2_4OJOb1_4b2_22o3[1o1Q1o1]1_2d2_1^3?7_1;?Q12200<2006230025002201250U114407`11443144<107U210
    4o12o71o74;012R3021:001?0?1_10_12U100420115001J001@0X11fc10o7a1oG0o2EO1o3D_1;_2b4o2:O7o30_;5D005
    0005H0853218703540g2612102600i261076[1=n28?0O=_10?6O8o10N8`20^1600g26W50o]65o10o_D5_V1P5_1Lo9i4o
    27o2BQ10U3120d31_1[4?0o1g3o2Q4O9]1I000I_1m3O8^2H00?HO?o2f1O?o2`4P1M^1:Z110081043150_2Co1MoWC8o?5
    B19Ab1G]?310o53?2?0=217o10^43Q10I150I1:09600\1610o18O0o7g2o10_24?0_14\10R42Oh2o1e102N0_1\2OS2_1f
    3Oh4o2m4_2l1_1S4_1b3_2a3_1o1o1W1_4j4o;f2o31o1i1OY1Od3o2Z3OW2Oj3o2i2OR3o2Q3o2^2OP4o1Y3o1m2o1Z1Ol3
    Oh3o3i3o3_3o3[2o:n3O3l3o423_1X4o1W4o1c3_1g1OP2o3`1_2a2_1Y4_2d1_1j2P3T4NP1o3_2_1V3_2V4j1F02S6Fo3[
    3o7e4o3U4o2T3O<o3]4o7X1o4k1o2k4o4j1o2X3_2Q5o2Z4?>o1e3o79_3_1_4n2o2R2o;Q2Ok2_5]2?Lo1S1_l3n4_3h1oo
    4n1oo8X2oAB_1U3o2f4_1\1oIY2o5o2o6k30@0N15;K?5og6@o?K_g8@o;6_d2No4m1ob40_22f@022@0721062M032a20o5
    4oY10og1R4o71_1E_67_<Z2_1g4_@l4_HW3O:o7P3`KV1^<0o?3o?006n_30PPPH5n70ogo52
    """#
}
