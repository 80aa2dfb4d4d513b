import { wibText } from '../server/wib.ts'
import { textsIn } from '@borong/api/messages'
import { unitName } from '@borong/api/rules/unit-name'
import type { OrderView } from '../orders/public.ts'
import type { Language } from '../server/domain.ts'
import { openPdf } from '../server/pdf.ts'
import { wholeNumber } from '../server/rupiah.ts'
import { handoverMessages } from './handover-messages.ts'

const MARGIN = 48
const WIDTH = 595.28 - 2 * MARGIN
const BOTTOM = 841.89 - 2 * MARGIN
const SIGNATURE_HEIGHT = 140

export interface HandoverContent {
  title: string
  facts: [label: string, value: string][]
  rows: [number: string, name: string, quantity: string][]
  parties: [role: string, name: string][]
}

type Parcel = OrderView['parcels'][number]

/** The delivered parcels of an order: each is handed over by another seller. */
export const handedOver = ({ parcels }: Pick<OrderView, 'parcels'>): Parcel[] =>
  parcels.filter(({ state }) => state === 'delivered' || state === 'completed')

/** The content of a parcel's hand-over document. Its date is that of the receipt, or of the delivery before it. */
export function handoverContent(
  order: OrderView,
  parcel: Parcel,
  language: Language,
): HandoverContent {
  const texts = textsIn(handoverMessages, language)
  const at =
    parcel.tracking.findLast(({ code }) => code === 'COMPLETED') ??
    parcel.tracking.findLast(({ code }) => code === 'DELIVERED')
  const date = at ? `${wibText(new Date(at.at), language, 'full')} WIB` : ''
  const { address: place } = parcel
  const words = (...names: string[]) =>
    names
      .map((name) => place[name])
      .filter((part): part is string => typeof part === 'string' && part !== '')
      .join(', ')
  const buyer = [order.business?.company_name, words('name')].filter(Boolean).join(', ')
  const serial = order.order_serial
  const number = order.parcels.indexOf(parcel) + 1
  const facts: [string, string | null | undefined][] = [
    [texts.number, `BAST/${serial}/${number}`],
    [texts.date, date],
    [texts.order, serial],
    [texts.po, order.business?.po_number],
    [texts.centre, order.business?.cost_centre_name],
    [texts.reference, order.business?.reference],
    [texts.address, words('address', 'district', 'city', 'postal_code')],
    [
      texts.shipment,
      [parcel.courier.company, parcel.courier.service, parcel.tracking_number]
        .filter(Boolean)
        .join(' '),
    ],
  ]
  return {
    title: texts.title,
    facts: facts.filter((fact): fact is [string, string] => Boolean(fact[1])),
    rows: parcel.details.map((line, index) => [
      String(index + 1),
      line.name,
      `${wholeNumber(line.quantity, language)} ${unitName(line.unit_type, language, line.quantity)}`,
    ]),
    parties: [
      [texts.first, parcel.vendor_name],
      [texts.second, buyer],
    ],
  }
}

/** The hand-over documents of an order as one PDF, one parcel on each page. */
export async function drawHandover(order: OrderView, language: Language): Promise<Buffer> {
  const texts = textsIn(handoverMessages, language)
  const title = `${texts.title} ${order.order_serial}`
  const { pdf, bytes } = await openPdf({ size: 'A4', margin: MARGIN, title })
  const cells = (values: readonly string[], isBold = false) => {
    const widths = [WIDTH * 0.08, WIDTH * 0.67, WIDTH * 0.25]
    pdf.font(isBold ? 'bold' : 'regular').fontSize(10)
    const heights = values.map((value, at) => pdf.heightOfString(value, { width: widths[at]! - 8 }))
    const height = Math.max(...heights) + 6
    if (pdf.y + height > BOTTOM) pdf.addPage()
    const top = pdf.y
    let left = MARGIN
    values.forEach((value, at) => {
      pdf.text(value, left, top, { width: widths[at]! - 8 })
      left += widths[at]!
    })
    pdf.x = MARGIN
    pdf.y = top + height
  }

  handedOver(order).forEach((parcel, index) => {
    if (index > 0) pdf.addPage()
    const content = handoverContent(order, parcel, language)
    pdf.fillColor('#1f2329').font('bold').fontSize(16).text(content.title, MARGIN).moveDown(0.5)
    for (const [label, value] of [...content.facts, ...content.parties])
      pdf.font('regular').fontSize(10).text(`${label}: ${value}`, MARGIN, pdf.y, { width: WIDTH })
    pdf.moveDown()
    cells(['', texts.goods, texts.quantity], true)
    for (const row of content.rows) cells(row)
    pdf.moveDown().font('regular').fontSize(10)
    pdf.text(texts.statement, MARGIN, pdf.y, { width: WIDTH }).moveDown()
    pdf.text(`${texts.notes}: ${'.'.repeat(100)}`, MARGIN, pdf.y, { width: WIDTH }).moveDown(2)
    if (pdf.y + SIGNATURE_HEIGHT > BOTTOM) pdf.addPage()
    const top = pdf.y
    content.parties.forEach(([role, name], column) => {
      const left = MARGIN + (column * WIDTH) / 2
      const width = WIDTH / 2 - 24
      pdf.font('bold').text(role, left, top, { width })
      pdf.font('regular').text(name, left, pdf.y, { width, height: 40, ellipsis: true })
      pdf
        .moveTo(left, top + 110)
        .lineTo(left + width, top + 110)
        .stroke()
      pdf
        .fontSize(8)
        .text(texts.sign, left, top + 114, { width })
        .fontSize(10)
    })
  })
  return bytes()
}
