import { taxIn } from '@borong/api/rules/ppn'
import { randomFrom } from '../testing/random-values.ts'
import { coretaxXml } from './coretax-xml.ts'
import type { Requested } from './requested.ts'
import { coretaxFaults } from './testing-field-rules.ts'

const seller = { tin: '0999888777666555', nitku: '0999888777666555000000' }
const PAID = new Date('2026-11-30T17:30:00Z')

function lineOf(price: number, quantity: number, more: object = {}): Requested['lines'][number] {
  const { net, base, tax } = taxIn(price, PAID)
  return { name: 'Gula 1 kg', unit: 'karton', quantity, net, base, tax, ...more }
}

const requested = (
  more: Omit<Partial<Requested>, 'buyer'> & { buyer?: Partial<Requested['buyer']> } = {},
): Requested => ({
  parcelId: 'p1',
  orderId: 'o1',
  serial: 'BRG-1',
  paidAt: PAID,
  isComplete: true,
  factureCode: '04',
  percent: 12,
  lines: [lineOf(300_000, 3)],
  issued: null,
  ...more,
  buyer: {
    name: 'PT Dapur Rasa',
    taxNumber: '0123456789012345',
    idType: 'npwp',
    nitku: '',
    address: 'Jl. Melati 1',
    email: 'pajak@contoh.id',
    ...more.buyer,
  },
})

test('F-08: files with every kind of buyer and with text of all kinds keep the field rules of Coretax', () => {
  const odd = 'PT <Kopi> & "Rasa"\n\tTbk\u0000'
  const buyers = [
    {},
    { nitku: '0123456789012345000007' },
    { idType: 'nik', taxNumber: '3171234567890001' },
    { name: odd, address: odd, email: '' },
    { name: 'Ünïcødé 食品 🍚' },
  ] as const
  const xml = coretaxXml(
    seller,
    buyers.map((buyer) => requested({ buyer, lines: [lineOf(100_001, 7, { name: odd })] })),
  )
  expect(coretaxFaults(xml)).toEqual([])
  // Paid on 1 December in WIB.
  expect(xml).toContain('<TaxInvoiceDate>2026-12-01</TaxInvoiceDate>')
})

test('F-08: amounts of 20,000 random lines keep the rules between price, discount, bases and tax', () => {
  const random = randomFrom(42)
  const upTo = (most: number) => 1 + Math.floor(random() * most)
  for (let file = 0; file < 20; file += 1) {
    const lines = Array.from({ length: 1000 }, () =>
      lineOf(upTo(10 ** upTo(9)), upTo(9999), { unit: ['kg', 'sak', 'LUSIN', ''][upTo(4) - 1] }),
    )
    expect(coretaxFaults(coretaxXml(seller, [requested({ lines })]))).toEqual([])
  }
})

test('F-08: the check of the field rules finds each wrong field', () => {
  const xml = coretaxXml(seller, [requested()])
  const faults = (from: string, to: string) => coretaxFaults(xml.replaceAll(from, to))
  expect(xml).toContain('<Price>90090</Price>')
  expect(faults('<BuyerTin>0', '<BuyerTin>')).toContain('BuyerTin: 123456789012345')
  expect(faults('<TrxCode>04', '<TrxCode>4')).toEqual(['TrxCode: 4'])
  expect(faults('UM.0037', 'UM.0040')).toEqual(['Unit: UM.0040'])
  expect(faults('<Price>90090', '<Price>90091')).toEqual([
    'TaxBase is the price without the discount',
  ])
  expect(faults('<VATRate>12', '<VATRate>11')).toContain('VATRate: 11')
  expect(faults('BuyerAdress>', 'BuyerAddress>').length).toBeGreaterThan(0)
  expect(faults('>TIN<', '>National ID<')).toContain(
    'a buyer with an NPWP has no number of another document',
  )
})
