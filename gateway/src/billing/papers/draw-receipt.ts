import { INK, MUTED, openPdf } from '../../server/pdf.ts'
import type { Language } from '../../server/domain.ts'
import type { BillView } from '../view.ts'
import type { BilledCompany } from './billed-company.ts'
import { receiptContent } from './receipt-content.ts'

const MARGIN = 36
/** The width of labels. The rest holds a reference of 32 characters in one line. */
const LABEL = 116

/** A bill's receipt as PDF with an embedded typeface. */
export async function drawReceipt(
  bill: BillView,
  language: Language,
  company?: BilledCompany,
): Promise<Buffer> {
  const content = receiptContent(bill, language, company)
  const title = `${content.title} ${bill.serial}`
  const { pdf, width, row, rule, bytes } = await openPdf({ size: 'A5', margin: MARGIN, title })
  const columns = { shares: [LABEL / width, 1 - LABEL / width], isLabelled: true }

  pdf.font('bold').fontSize(18).fillColor('#b34f00').text('borong')
  pdf.fontSize(14).fillColor(INK).text(content.title).moveDown(0.5)
  for (const line of content.lines) row(line, columns)
  if (content.token) {
    rule()
    const [label, digits] = content.token
    pdf.font('regular').fontSize(9).fillColor(MUTED).text(label, { align: 'center' })
    pdf.font('bold').fontSize(18).fillColor(INK).text(digits, { align: 'center' }).moveDown(0.3)
  }
  rule()
  for (const line of content.amounts) row(line, columns)
  row(content.total, { ...columns, isBold: true, size: 12 })
  pdf.moveDown().font('regular').fontSize(8).fillColor(MUTED).text(content.footer, MARGIN, pdf.y, {
    width,
  })
  return bytes()
}
