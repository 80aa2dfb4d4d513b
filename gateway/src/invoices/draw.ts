import type { OrderView } from '../orders/public.ts'
import type { Language } from '../server/domain.ts'
import { openPdf } from '../server/pdf.ts'
import { invoiceContent } from './content.ts'

const MARGIN = 48
const WIDTH = 595.28 - 2 * MARGIN
const BOTTOM = 841.89 - 2 * MARGIN
const INK = '#1f2329'
const MUTED = '#5f6670'

/** An order's invoice as PDF with an embedded typeface. */
export async function drawInvoice(order: OrderView, language: Language): Promise<Buffer> {
  const content = invoiceContent(order, language)
  const title = `${content.title} ${order.order_serial}`
  const { pdf, bytes } = await openPdf({ size: 'A4', margin: MARGIN, title })

  const row = (
    cells: readonly string[],
    widths: readonly number[],
    options: { isBold?: boolean; size?: number } = {},
  ) => {
    pdf
      .font(options.isBold ? 'bold' : 'regular')
      .fontSize(options.size ?? 9)
      .fillColor(INK)
    const heights = cells.map((cell, index) =>
      pdf.heightOfString(cell, { width: (widths[index] ?? 0) - 8 }),
    )
    const height = Math.max(...heights) + 4
    if (pdf.y + height > BOTTOM) pdf.addPage()
    const top = pdf.y
    let left = MARGIN
    cells.forEach((cell, index) => {
      const width = widths[index] ?? 0
      pdf.text(cell, left, top, { width: width - 8, align: index === 0 ? 'left' : 'right' })
      left += width
    })
    pdf.x = MARGIN
    pdf.y = top + height
  }
  const rule = () =>
    pdf
      .moveTo(MARGIN, pdf.y)
      .lineTo(MARGIN + WIDTH, pdf.y)
      .strokeColor('#e8e4de')
      .stroke()
      .moveDown(0.4)

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
    row([seller.name, seller.courier], [WIDTH * 0.6, WIDTH * 0.4], { isBold: true, size: 10 })
    rule()
    for (const cells of seller.rows)
      row(cells, [WIDTH * 0.46, WIDTH * 0.14, WIDTH * 0.2, WIDTH * 0.2])
    pdf.moveDown(0.6)
  }
  rule()
  for (const cells of content.amounts) row(cells, [WIDTH * 0.7, WIDTH * 0.3])
  row(content.total, [WIDTH * 0.7, WIDTH * 0.3], { isBold: true, size: 12 })
  pdf.moveDown(0.6)
  rule()
  for (const cells of content.facture) row(cells, [WIDTH * 0.5, WIDTH * 0.5])
  pdf
    .moveDown()
    .font('regular')
    .fontSize(8)
    .fillColor(MUTED)
    .text(content.footer, MARGIN, pdf.y, { width: WIDTH })
  return bytes()
}
