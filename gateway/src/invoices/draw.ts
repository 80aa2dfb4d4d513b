import type { OrderView } from '../orders/public.ts'
import type { Language } from '../server/domain.ts'
import { INK, MUTED, openPdf } from '../server/pdf.ts'
import { invoiceContent } from './content.ts'

const MARGIN = 48

/** An order's invoice as PDF with an embedded typeface. */
export async function drawInvoice(order: OrderView, language: Language): Promise<Buffer> {
  const content = invoiceContent(order, language)
  const title = `${content.title} ${order.order_serial}`
  const { pdf, width, row, rule, bytes } = await openPdf({ size: 'A4', margin: MARGIN, title })

  pdf.font('bold').fontSize(20).fillColor('#b34f00').text('borong')
  pdf.fontSize(16).fillColor(INK).text(content.title).moveDown(0.5)
  for (const [label, value] of content.facts) {
    pdf
      .font('regular')
      .fontSize(9)
      .fillColor(MUTED)
      .text(`${label}: `, { continued: true })
      .fillColor(INK)
      .text(value)
  }
  pdf.moveDown()
  for (const seller of content.sellers) {
    row([seller.name, seller.courier], { shares: [0.6, 0.4], isBold: true, size: 10 })
    rule()
    for (const cells of seller.rows) row(cells, { shares: [0.46, 0.14, 0.2, 0.2] })
    pdf.moveDown(0.6)
  }
  rule()
  for (const cells of content.amounts) row(cells, { shares: [0.7, 0.3] })
  row(content.total, { shares: [0.7, 0.3], isBold: true, size: 12 })
  pdf.moveDown(0.6)
  rule()
  if (content.taxes) {
    const columns = { shares: [0.4, 0.2, 0.2, 0.2] }
    row(content.taxes.head, { ...columns, isBold: true })
    for (const cells of content.taxes.rows) row(cells, columns)
    row(content.taxes.sums, { ...columns, isBold: true })
    for (const note of content.taxes.notes) row([note], { shares: [1], size: 8 })
    pdf.moveDown(0.6)
  }
  for (const cells of content.facture) row(cells, { shares: [0.5, 0.5] })
  pdf
    .moveDown()
    .font('regular')
    .fontSize(8)
    .fillColor(MUTED)
    .text(content.footer, MARGIN, pdf.y, { width })
  return bytes()
}
