import { openPdf } from '../../server/pdf.ts'
import type { Language } from '../../server/domain.ts'
import type { BillView } from '../view.ts'
import { receiptContent } from './receipt-content.ts'

const MARGIN = 36
/** The width of labels. The rest holds a reference of 32 characters in one line. */
const LABEL = 124
const INK = '#1f2329'
const MUTED = '#5f6670'

/** A bill's receipt as PDF with an embedded typeface. */
export async function drawReceipt(bill: BillView, language: Language): Promise<Buffer> {
  const content = receiptContent(bill, language)
  const title = `${content.title} ${bill.serial}`
  const { pdf, bytes } = await openPdf({ size: 'A5', margin: MARGIN, title })
  const width = pdf.page.width - 2 * MARGIN
  const bottom = pdf.page.height - MARGIN

  const row = ([label, value]: [string, string], isBold = false) => {
    pdf.font(isBold ? 'bold' : 'regular').fontSize(isBold ? 12 : 9)
    const height = Math.max(
      pdf.heightOfString(label, { width: LABEL }),
      pdf.heightOfString(value, { width: width - LABEL }),
    )
    if (pdf.y + height > bottom) pdf.addPage()
    const top = pdf.y
    pdf.fillColor(isBold ? INK : MUTED).text(label, MARGIN, top, { width: LABEL })
    pdf.fillColor(INK).text(value, MARGIN + LABEL, top, { width: width - LABEL, align: 'right' })
    pdf.x = MARGIN
    pdf.y = top + height + 4
  }
  const rule = () =>
    pdf
      .moveTo(MARGIN, pdf.y)
      .lineTo(MARGIN + width, pdf.y)
      .strokeColor('#e8e4de')
      .stroke()
      .moveDown(0.4)

  pdf.font('bold').fontSize(18).fillColor('#b34f00').text('borong')
  pdf.fontSize(14).fillColor(INK).text(content.title).moveDown(0.5)
  for (const line of content.lines) row(line)
  if (content.token) {
    rule()
    const [label, digits] = content.token
    pdf.font('regular').fontSize(9).fillColor(MUTED).text(label, { align: 'center' })
    pdf.font('bold').fontSize(18).fillColor(INK).text(digits, { align: 'center' }).moveDown(0.3)
  }
  rule()
  for (const line of content.amounts) row(line)
  row(content.total, true)
  pdf.moveDown().font('regular').fontSize(8).fillColor(MUTED).text(content.footer, MARGIN, pdf.y, {
    width,
  })
  return bytes()
}
