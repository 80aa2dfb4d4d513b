const GENERIC = new Set([
  'mesin',
  'alat',
  'peralatan',
  'perlengkapan',
  'perangkat',
  'bahan',
  'aksesoris',
  'produk',
  'barang',
  'machine',
  'tool',
  'tools',
  'equipment',
])

/** Whether a noun says little without the word after it: 'mesin kopi' asks for no other machine. */
export const isGeneric = (word: string): boolean => GENERIC.has(word)
