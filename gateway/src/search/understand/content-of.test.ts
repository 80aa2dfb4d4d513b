import { contentOf } from './content-of.ts'

test.each([
  ['Beras Padi Emas Ramos 25 kg', 'sak', 26_000, { measure: 'kg', amount: 25 }],
  ['Minyak Goreng Sawita Pouch 1 L isi 12', 'karton', 12_480, { measure: 'l', amount: 12 }],
  ['Air Mineral Gelas 220 ml isi 48', 'karton', 10_980, { measure: 'l', amount: 10.56 }],
  ['Saus Tomat Sachet 9 g isi 1.000', 'karton', 9_360, { measure: 'kg', amount: 9 }],
  ['Jagung Pipil Popcorn 22,68 kg', 'sak', 23_590, { measure: 'kg', amount: 22.68 }],
  [
    'Sarung Tangan Latex Sehatin M isi 100 x 10',
    'karton',
    6_000,
    { measure: 'piece', amount: 1000 },
  ],
  // A vessel has no contents: the box has cups.
  ['Thinwall Bungkus Rapi 500 ml isi 25', 'pack', 800, { measure: 'piece', amount: 25 }],
  ['Gelas Kaca Kopi 200 ml isi 48', 'karton', 15_000, { measure: 'piece', amount: 48 }],
  // Each chicken weighs between two weights.
  ['Ayam Karkas Beku 1,0-1,1 kg isi 10 ekor', 'karton', 11_000, { measure: 'piece', amount: 10 }],
  ['Rice Cooker Jumbo 5 L', 'unit', 5_000, undefined],
  ['Kertas HVS A4 80 gram 1 rim', 'rim', 2_500, undefined],
  ['Laptop 14 inci i5 8/512 GB', 'unit', 1_800, undefined],
] as const)('C-22: the contents of %s', (name, unit, weight_grams, content) => {
  expect(contentOf({ name, unit, weight_grams })).toEqual(content)
})
