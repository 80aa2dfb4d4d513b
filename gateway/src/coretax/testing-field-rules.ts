import { childrenOf, type Element } from './testing-xml.ts'

/** Rules for the text of each element, in the order of the template. Decision 0064 names the source of each. */
const INVOICE = {
  TaxInvoiceDate: /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  TaxInvoiceOpt: /^Normal$/,
  TrxCode: /^(0[1-9]|10)$/,
  AddInfo: /^$/,
  CustomDoc: /^$/,
  CustomDocMonthYear: /^$/,
  RefDesc: /^.+$/,
  FacilityStamp: /^$/,
  SellerIDTKU: /^\d{22}$/,
  BuyerTin: /^\d{16}$/,
  BuyerDocument: /^(TIN|National ID)$/,
  BuyerCountry: /^IDN$/,
  BuyerDocumentNumber: /^(-|\d{16})$/,
  BuyerName: /^[^\p{Cc}]+$/u,
  BuyerAdress: /^[^\p{Cc}]+$/u,
  BuyerEmail: /^([^\s@]+@[^\s@]+)?$/,
  BuyerIDTKU: /^(\d{22}|000000)$/,
  ListOfGoodService: /./,
} as const
const GOODS = {
  Opt: /^A$/,
  Code: /^000000$/,
  Name: /^[^\p{Cc}]+$/u,
  Unit: /^UM\.00([0-2]\d|3[0-9])$/,
  Price: /^\d+$/,
  Qty: /^[1-9]\d*$/,
  TotalDiscount: /^\d+$/,
  TaxBase: /^\d+$/,
  OtherTaxBase: /^\d+$/,
  VATRate: /^12$/,
  VAT: /^\d+$/,
  STLGRate: /^0$/,
  STLG: /^0$/,
} as const

type Texts<Rules> = Readonly<Record<keyof Rules, string>>

/** Rules between elements, each with the sentence that names its fault. */
const AMONG_INVOICE: readonly [fault: string, isRight: (of: Texts<typeof INVOICE>) => boolean][] = [
  [
    'BuyerIDTKU begins with the number of a buyer with an NPWP',
    (of) => of.BuyerDocument !== 'TIN' || of.BuyerIDTKU.startsWith(of.BuyerTin),
  ],
  [
    'a buyer with an NPWP has no number of another document',
    (of) => (of.BuyerDocument === 'TIN') === (of.BuyerDocumentNumber === '-'),
  ],
  [
    'BuyerTin is zeros for a buyer with another document, and only then',
    (of) => (of.BuyerDocument !== 'TIN') === /^0{16}$/.test(of.BuyerTin),
  ],
]
const AMONG_GOODS: readonly [fault: string, isRight: (of: Texts<typeof GOODS>) => boolean][] = [
  [
    'TaxBase is the price without the discount',
    (of) => Number(of.Price) * Number(of.Qty) - Number(of.TotalDiscount) === Number(of.TaxBase),
  ],
  [
    'OtherTaxBase is 11/12 of TaxBase for code 04',
    (of) => Math.abs(Number(of.OtherTaxBase) - (Number(of.TaxBase) * 11) / 12) < 1,
  ],
  [
    'VAT is VATRate of OtherTaxBase',
    (of) => Math.abs(Number(of.VAT) - (Number(of.OtherTaxBase) * Number(of.VATRate)) / 100) <= 0.5,
  ],
]

const textOf = (xml: string) =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

function faultsIn<Rules extends Readonly<Record<string, RegExp>>>(
  elements: readonly Element[],
  rules: Rules,
  among: readonly [string, (of: Texts<Rules>) => boolean][],
): string[] {
  const names = Object.keys(rules).join(' ')
  const found = elements.map(({ name }) => name).join(' ')
  if (found !== names) return [`elements: ${found}`]
  const texts = Object.fromEntries(
    elements.map(({ name, inner }) => [name, textOf(inner.trim())]),
  ) as Texts<Rules>
  const wrong = Object.entries(rules).filter(([name, rule]) => !rule.test(texts[name]!))
  return [
    ...wrong.map(([name]) => `${name}: ${texts[name]!.slice(0, 60)}`),
    ...among.filter(([, isRight]) => !isRight(texts)).map(([fault]) => fault),
  ]
}

/** The faults of a file for Coretax: its elements, their texts and the rules between them. */
export function coretaxFaults(xml: string): string[] {
  if (!xml.startsWith('<?xml version="1.0" encoding="utf-8"?>\n')) return ['no XML declaration']
  const [root, ...rest] = childrenOf(xml)
  if (root?.name !== 'TaxInvoiceBulk' || rest.length > 0) return ['root']
  const [tin, list, ...more] = childrenOf(root.inner)
  if (tin?.name !== 'TIN' || list?.name !== 'ListOfTaxInvoice' || more.length > 0)
    return ['content of the root']
  const invoices = childrenOf(list.inner)
  return [
    ...(/^\d{16}$/.test(tin.inner) ? [] : [`TIN: ${tin.inner}`]),
    ...(invoices.length >= 1 && invoices.length <= 1000 ? [] : ['from 1 to 1,000 invoices']),
    ...invoices.flatMap(({ name, inner }) => {
      const elements = childrenOf(inner)
      const place = elements.find((one) => one.name === 'SellerIDTKU')?.inner ?? ''
      const goods = childrenOf(elements.at(-1)?.inner ?? '')
      return [
        ...(name === 'TaxInvoice' ? [] : [`invoice: ${name}`]),
        ...(place.startsWith(tin.inner) ? [] : ['SellerIDTKU begins with TIN']),
        ...faultsIn(elements, INVOICE, AMONG_INVOICE),
        ...(goods.length > 0 ? [] : ['an invoice without goods']),
        ...goods.flatMap((good) => [
          ...(good.name === 'GoodService' ? [] : [`goods: ${good.name}`]),
          ...faultsIn(childrenOf(good.inner), GOODS, AMONG_GOODS),
        ]),
      ]
    }),
  ]
}
