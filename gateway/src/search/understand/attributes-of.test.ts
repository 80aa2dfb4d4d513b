import { attributeName } from '../attribute-names.ts'
import { attributesOf } from './attributes-of.ts'

const product = (unit: string, facts: Readonly<Record<string, string>>) => ({
  unit,
  specification: Object.entries(facts).map(([name, value]) => ({ name, value })),
})

test.each([
  [
    product('karton', {
      'Isi kemasan': 'Pouch 1 L isi 12',
      'Masa simpan': '12 bulan',
      Sertifikat: 'Halal',
    }),
    ['packaging.pouch', 'packaging.karton', 'size.1000ml', 'certificate.halal'],
  ],
  [
    product('karung', { Jenis: 'Premium', 'Isi kemasan': '5 kg' }),
    ['packaging.sak', 'size.5000g', 'grade.premium'],
  ],
  [product('rim', { Jenis: 'A4 80 gram', 'Isi kemasan': '1 rim' }), ['packaging.rim', 'size.a4']],
  [product('pcs', { Jenis: 'XL' }), ['size.xl']],
  [product('pcs', { Jenis: 'Merah Muda' }), ['color.merah-muda']],
  [
    product('pack', { Jenis: 'Bening 48 mm', 'Isi kemasan': '90 yard isi 6' }),
    ['packaging.pack', 'size.48mm', 'color.bening'],
  ],
  // A kind of tea, not the colour of an object.
  [product('karton', { Jenis: 'Hijau', 'Masa simpan': '12 bulan' }), ['packaging.karton']],
  [
    product('box', { Jenis: 'Grade A', Standar: 'SNI', 'Izin edar': 'Terdaftar BPOM' }),
    ['packaging.box', 'grade.grade-a', 'certificate.sni', 'certificate.bpom'],
  ],
  [
    product('unit', { Jenis: 'Premiumwan', Warna: 'Merah Bata', Mutu: 'Super' }),
    ['grade.super', 'color.merah'],
  ],
  [product('unit', {}), []],
])('C-22: %j has its attributes', (goods, attributes) => {
  expect(attributesOf(goods)).toEqual(attributes)
})

test.each([
  ['size.1500ml', '1,5 L', '1.5 L'],
  ['size.500g', '500 g', '500 g'],
  ['size.0p5inci', '0,5 inci', '0.5 inch'],
  ['size.5w', '5 W', '5 W'],
  ['size.480mm', '48 cm', '48 cm'],
  ['size.a4', 'A4', 'A4'],
  ['packaging.sak', 'Sak', 'Sack'],
  ['color.merah-muda', 'Merah muda', 'Pink'],
  ['color.abu-abu', 'Abu-abu', 'Grey'],
  ['grade.grade-a', 'Grade A', 'Grade A'],
  ['certificate.sni', 'SNI', 'SNI'],
])('C-22: %s is called %s, in English %s', (value, id, en) => {
  expect([attributeName(value, 'id'), attributeName(value, 'en')]).toEqual([id, en])
})
