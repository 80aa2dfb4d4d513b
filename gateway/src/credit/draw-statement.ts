import { textOf, textsIn } from '@borong/api/messages'
import type { Language } from '../server/domain.ts'
import { openPdf } from '../server/pdf.ts'
import { rupiah } from '../server/rupiah.ts'
import { wibMinute } from '../server/wib.ts'
import { entryMessages, statementMessages } from './statement-messages.ts'
import type { StatementLine } from './statement.ts'

const MARGIN = 48
const INK = '#1f2329'
const MUTED = '#5f6670'
/** The widths of time, kind with invoice, amount and balance. */
const COLUMNS = [0.2, 0.4, 0.2, 0.2] as const

/** A statement as PDF with an embedded typeface. */
export async function drawStatement(
  statement: readonly StatementLine[],
  { month, buyer, language }: { month: string; buyer: string; language: Language },
): Promise<Buffer> {
  const text = textsIn(statementMessages, language)
  const { pdf, bytes } = openPdf({ size: 'A4', margin: MARGIN, title: `${text.title} ${month}` })
  const width = pdf.page.width - 2 * MARGIN
  const bottom = pdf.page.height - MARGIN

  const row = (cells: readonly string[], isBold = false) => {
    pdf.font(isBold ? 'bold' : 'regular').fontSize(9)
    const heights = cells.map((cell, at) =>
      pdf.heightOfString(cell, { width: width * COLUMNS[at]! - 8 }),
    )
    const height = Math.max(...heights) + 4
    if (pdf.y + height > bottom) pdf.addPage()
    const top = pdf.y
    let left = MARGIN
    for (const [at, cell] of cells.entries()) {
      const column = width * COLUMNS[at]!
      pdf.fillColor(INK).text(cell, left, top, {
        width: column - 8,
        align: at < 2 ? 'left' : 'right',
      })
      left += column
    }
    pdf.x = MARGIN
    pdf.y = top + height
  }

  pdf.font('bold').fontSize(20).fillColor('#b34f00').text('borong')
  pdf.fontSize(16).fillColor(INK).text(text.title).moveDown(0.5)
  for (const [label, value] of [
    [text.month, month],
    [text.buyer, buyer],
  ] as const)
    pdf
      .font('regular')
      .fontSize(9)
      .fillColor(MUTED)
      .text(`${label}: `, { continued: true })
      .fillColor(INK)
      .text(value)
  if (statement.length === 0) pdf.moveDown().fillColor(MUTED).text(text.none)
  for (const { name, before, entries, after } of statement) {
    pdf.moveDown().font('bold').fontSize(11).fillColor(INK).text(name, MARGIN, pdf.y, { width })
    pdf.moveDown(0.4)
    row([text.time, text.kind, text.amount, text.balance], true)
    row(['', text.before, '', rupiah(before, language)])
    for (const { at, kind, number, reference, amount, balance } of entries)
      row([
        wibMinute(at),
        `${textOf(entryMessages[kind], language)} ${kind === 'INVOICE' ? number : `${number} · ${reference}`}`,
        rupiah(amount, language),
        rupiah(balance, language),
      ])
    row(['', text.after, '', rupiah(after, language)], true)
  }
  return bytes()
}
