/** Parts of the country between which goods travel by ship. */
export type Region =
  | 'jawa'
  | 'sumatra'
  | 'riau-islands'
  | 'bali'
  | 'nusa-tenggara'
  | 'kalimantan'
  | 'sulawesi'
  | 'far-east'

// The order matters: the islands precede the mainland province whose name they share.
const regions: Record<Region, string[]> = {
  jawa: ['banten', 'jakarta', 'jawa', 'yogyakarta'],
  'riau-islands': ['kepulauan riau', 'bangka'],
  sumatra: ['aceh', 'sumatera', 'riau', 'jambi', 'bengkulu', 'lampung'],
  bali: ['bali'],
  'nusa-tenggara': ['nusa tenggara'],
  kalimantan: ['kalimantan'],
  sulawesi: ['sulawesi', 'gorontalo'],
  'far-east': ['maluku', 'papua'],
}

/** The region of a province by its name, in full or shortened. */
export function regionOf(province: string): Region {
  const name = province.toLowerCase()
  for (const [region, words] of Object.entries(regions) as [Region, string[]][]) {
    if (words.some((word) => name.includes(word))) return region
  }
  return 'jawa'
}
