import { wibText } from '../server/wib.ts'
import { textsIn } from '@borong/api/messages'
import { unitName } from '@borong/api/rules/unit-name'
import type { OrderView } from '../orders/public.ts'
import type { Language } from '../server/domain.ts'
import { INK, openPdf } from '../server/pdf.ts'
import { wholeNumber } from '../server/rupiah.ts'
import { sentLines } from './facts.ts'
import { handoverMessages } from './handover-messages.ts'

const MARGIN = 48
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
    [texts.centre, parcel.cost_centre_name ?? order.business?.cost_centre_name],
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
    rows: sentLines(parcel).map((line, index) => [
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
  const { pdf, width, bottom, row, bytes } = await openPdf({ size: 'A4', margin: MARGIN, title })
  const columns = { shares: [0.08, 0.67, 0.25], left: 3, size: 10 }

  handedOver(order).forEach((parcel, index) => {
    if (index > 0) pdf.addPage()
    const content = handoverContent(order, parcel, language)
    pdf.fillColor(INK).font('bold').fontSize(16).text(content.title, MARGIN).moveDown(0.5)
    for (const [label, value] of [...content.facts, ...content.parties])
      pdf.font('regular').fontSize(10).text(`${label}: ${value}`, MARGIN, pdf.y, { width })
    pdf.moveDown()
    row(['', texts.goods, texts.quantity], { ...columns, isBold: true })
    for (const cells of content.rows) row(cells, columns)
    pdf.moveDown().font('regular').fontSize(10)
    pdf.text(texts.statement, MARGIN, pdf.y, { width }).moveDown()
    pdf.text(`${texts.notes}: ${'.'.repeat(100)}`, MARGIN, pdf.y, { width }).moveDown(2)
    if (pdf.y + SIGNATURE_HEIGHT > bottom) pdf.addPage()
    const top = pdf.y
    content.parties.forEach(([role, name], column) => {
      const left = MARGIN + (column * width) / 2
      const half = width / 2 - 24
      pdf.font('bold').text(role, left, top, { width: half })
      pdf.font('regular').text(name, left, pdf.y, { width: half, height: 40, ellipsis: true })
      pdf
        .moveTo(left, top + 110)
        .lineTo(left + half, top + 110)
        .stroke()
      pdf
        .fontSize(8)
        .text(texts.sign, left, top + 114, { width: half })
        .fontSize(10)
    })
  })
  return bytes()
}
