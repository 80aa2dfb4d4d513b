/**
 * The format of `places.json.br`. Coordinates are ten-thousandths of a degree, a village's relative to its district.
 */
export type PackedVillage = [
  suffix: number,
  name: string,
  postal: number,
  latitude: number,
  longitude: number,
]
export type PackedDistrict = [
  code: string,
  name: string,
  latitude: number,
  longitude: number,
  villages: PackedVillage[],
]
export type PackedCity = [code: string, name: string, districts: PackedDistrict[]]
export type PackedProvince = [code: string, name: string, cities: PackedCity[]]
