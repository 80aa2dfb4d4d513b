/** The staples of the price index. */
export const staples = [
  'beras',
  'minyak-goreng',
  'gula',
  'telur',
  'tepung',
  'cabai',
  'bawang-merah',
  'bawang-putih',
] as const
export type Staple = (typeof staples)[number]

/** The regions of sellers, and the whole country. */
export const radarRegions = [
  'all',
  'jawa',
  'sumatra',
  'riau-islands',
  'bali',
  'nusa-tenggara',
  'kalimantan',
  'sulawesi',
  'far-east',
] as const
export type RadarRegion = (typeof radarRegions)[number]

/** The periods of the index in days. */
export const radarPeriods = ['30', '90', '365'] as const

export const MOST_ALERT_PRICE = 10_000_000
