/** Units of the shop by their codes in the tax authority's list. Those that it does not have are "Lainnya". */
const CODES: Readonly<Record<string, string>> = {
  ton: 'UM.0001',
  kg: 'UM.0003',
  gram: 'UM.0004',
  liter: 'UM.0007',
  meter: 'UM.0013',
  lusin: 'UM.0017',
  unit: 'UM.0018',
  set: 'UM.0019',
  lembar: 'UM.0020',
  pcs: 'UM.0021',
  buah: 'UM.0021',
  boks: 'UM.0022',
  box: 'UM.0022',
  kotak: 'UM.0022',
  drum: 'UM.0036',
  karton: 'UM.0037',
  roll: 'UM.0039',
  rol: 'UM.0039',
}
const OTHER = 'UM.0033'

/** The tax authority's code of a unit. */
export const unitCode = (unit: string): string => CODES[unit.trim().toLowerCase()] ?? OTHER
