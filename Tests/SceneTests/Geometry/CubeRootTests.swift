import Scene
import Testing

/// The cube root beside whole cubes and a table.
@Suite struct CubeRootTests {
  @Test("cubes have their roots, to the bit and with their sign")
  func cubes() {
    for root in stride(from: 1, through: 200_000, by: 37) {
      let value = Double(root)
      #expect(ElementaryFunctions.cubeRoot(value * value * value) == value)
      #expect(ElementaryFunctions.cubeRoot(-value * value * value) == -value)
    }
  }

  @Test("zero, infinities and NaN are their own")
  func special() {
    #expect(ElementaryFunctions.cubeRoot(0).bitPattern == (0.0).bitPattern)
    #expect(ElementaryFunctions.cubeRoot(-0.0).bitPattern == (-0.0).bitPattern)
    #expect(ElementaryFunctions.cubeRoot(.infinity) == .infinity)
    #expect(ElementaryFunctions.cubeRoot(-.infinity) == -.infinity)
    #expect(ElementaryFunctions.cubeRoot(.nan).isNaN)
  }

  /// Roots rounded from 80 decimal digits.
  private static let roots: [(Double, Double)] = [
    (0x1p-1074, 0x1.0000000000000p-358),
    (2.2250738585072014e-308, 0x1.428a2f98d728bp-341),
    (0x1p-1060, 0x1.965fea53d6e3dp-354),
    (1e-300, 0x1.bff2ee48e0530p-333),
    (1e-45, 0x1.203af9ee75616p-50),
    (0.0031308, 0x1.2b9ac34fcfa33p-3),
    (0.1, 0x1.db4c7760bcff3p-2),
    (0.3333333333333333, 0x1.63003fbb4c375p-1),
    (0.5, 0x1.965fea53d6e3dp-1),
    (0.7, 0x1.c69b5a72f1a99p-1),
    (0.9999999999999999, 0x1.0000000000000p0),
    (1.0000000000000002, 0x1.0000000000000p0),
    (2.0, 0x1.428a2f98d728bp0),
    (3.0, 0x1.7137449123ef6p0),
    (7.5, 0x1.f51a62037e955p0),
    (10.0, 0x1.13c484138704fp1),
    (10000000000.0, 0x1.0d4de8fb11dadp11),
    (1e+100, 0x1.a8e327ba6c9c9p110),
    (6.0221e+23, 0x1.4223799be4024p26),
    (1e+300, 0x1.249ad2594c37dp332),
    (1.7976931348623157e+308, 0x1.428a2f98d728bp341),
    (19291304224.69696, 0x1.4f3f07981e29bp11),
    (230461371.5903871, 0x1.328d0d77e930bp9),
    (24781107179.7134, 0x1.6c6eae217ff9dp11),
    (147.4600571845293, 0x1.521ed5e59666cp2),
    (0.26450261414180737, 0x1.48a8ea2b09788p-1),
    (2.376658036253819e-09, 0x1.5dd5885a403efp-10),
    (4.139617095492507e+16, 0x1.51d233623e6c0p18),
    (8.01820461794759e-05, 0x1.614008122db22p-5),
    (1.8050317611213098e-09, 0x1.3f2dedfe20f56p-10),
    (6.258161399193548e-15, 0x1.352c65357bf48p-16),
    (1.8629909905172962e-18, 0x1.4a4d1a60cbd57p-20),
    (0.004809311393669626, 0x1.59b179cd85f59p-3),
    (1.1233524777950429e+17, 0x1.d7333b139354bp18),
    (0.000667704635873544, 0x1.660110eaca5efp-4),
    (2900970004870.772, 0x1.bdb02b897b7ffp13),
  ]

  @Test("from the least to the greatest number it is within a unit of the last place")
  func everywhere() {
    for (value, root) in Self.roots {
      let ours = ElementaryFunctions.cubeRoot(value)
      #expect(abs(ours - root) <= root.ulp, "\(value)")
      #expect(ElementaryFunctions.cubeRoot(-value) == -ours)
    }
  }
}
