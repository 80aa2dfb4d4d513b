import { wibDay } from '../server/wib.ts'
import type { Requested } from './requested.ts'
import { unitCode } from './units.ts'

/** Coretax imports up to this number of invoices from one file. */
export const MOST_INVOICES = 1000

const NO_TIN = '0000000000000000'
const MAIN_OFFICE = '000000'

/**
 * The file of the tax invoices for Coretax (e-Faktur, output tax, "Impor Data"). Names and order of the elements are
 * those of the tax authority's template, with its spelling of `BuyerAdress`. Coretax gives the invoices' numbers.
 */
export function coretaxXml(
  seller: { tin: string; nitku: string },
  invoices: readonly Requested[],
): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<TaxInvoiceBulk xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="TaxInvoice.xsd">',
    element('TIN', seller.tin),
    '<ListOfTaxInvoice>',
    ...invoices.map((invoice) => taxInvoice(seller.nitku, invoice)),
    '</ListOfTaxInvoice>',
    '</TaxInvoiceBulk>',
    '',
  ].join('\n')
}

function taxInvoice(
  sellerPlace: string,
  { serial, paidAt, buyer, factureCode, ...more }: Requested,
) {
  const isPerson = buyer.idType === 'nik'
  return block('TaxInvoice', [
    element('TaxInvoiceDate', wibDay(paidAt)),
    element('TaxInvoiceOpt', 'Normal'),
    element('TrxCode', factureCode),
    element('AddInfo', ''),
    element('CustomDoc', ''),
    element('CustomDocMonthYear', ''),
    element('RefDesc', serial),
    element('FacilityStamp', ''),
    element('SellerIDTKU', sellerPlace),
    element('BuyerTin', isPerson ? NO_TIN : buyer.taxNumber),
    element('BuyerDocument', isPerson ? 'National ID' : 'TIN'),
    element('BuyerCountry', 'IDN'),
    element('BuyerDocumentNumber', isPerson ? buyer.taxNumber : '-'),
    element('BuyerName', buyer.name),
    element('BuyerAdress', buyer.address),
    element('BuyerEmail', buyer.email),
    element('BuyerIDTKU', isPerson ? MAIN_OFFICE : buyer.nitku || buyer.taxNumber + MAIN_OFFICE),
    block(
      'ListOfGoodService',
      more.lines.map((line) => goodService(line, more.percent)),
    ),
  ])
}

function goodService(
  { name, unit, quantity, net, base, tax }: Requested['lines'][number],
  percent: number,
) {
  // The price without tax is rarely a whole amount for each unit: the discount takes what rounding up adds.
  const price = Math.ceil(net / quantity)
  return block('GoodService', [
    element('Opt', 'A'),
    element('Code', '000000'),
    element('Name', name),
    element('Unit', unitCode(unit)),
    element('Price', price),
    element('Qty', quantity),
    element('TotalDiscount', price * quantity - net),
    element('TaxBase', net),
    element('OtherTaxBase', base),
    element('VATRate', percent),
    element('VAT', tax),
    element('STLGRate', 0),
    element('STLG', 0),
  ])
}

const block = (name: string, parts: readonly string[]) =>
  `<${name}>\n${parts.join('\n')}\n</${name}>`

const element = (name: string, value: string | number) =>
  value === '' ? `<${name}/>` : `<${name}>${escapeXml(String(value))}</${name}>`

const escapeXml = (text: string) =>
  text
    // XML 1.0 has no control characters, not even escaped ones.
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
