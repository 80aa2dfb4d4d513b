import { INK, MUTED, openPdf } from './pdf.ts'

const MARGIN = 48
/** The widths of time, description, amount and balance. */
const COLUMNS = [0.2, 0.4, 0.2, 0.2] as const

export interface StatementRow {
  cells: readonly [time: string, text: string, amount: string, balance: string]
  isBold?: boolean
}

interface Statement {
  title: string
  month: string
  /** The owner and the like, below the title. */
  facts: readonly (readonly [name: string, value: string])[]
  sections: readonly { name: string; rows: readonly StatementRow[] }[]
  /** Instead of sections. */
  none: string
}

/** A statement of a month as PDF with an embedded typeface. */
export async function drawStatement({ title, month, facts, sections, none }: Statement) {
  const { pdf, width, row, bytes } = await openPdf({
    size: 'A4',
    margin: MARGIN,
    title: `${title} ${month}`,
  })
  pdf.font('bold').fontSize(20).fillColor('#b34f00').text('borong')
  pdf.fontSize(16).fillColor(INK).text(title).moveDown(0.5)
  for (const [name, value] of facts)
    pdf
      .font('regular')
      .fontSize(9)
      .fillColor(MUTED)
      .text(`${name}: `, { continued: true })
      .fillColor(INK)
      .text(value)
  if (sections.length === 0) pdf.moveDown().fillColor(MUTED).text(none)
  for (const { name, rows } of sections) {
    pdf.moveDown().font('bold').fontSize(11).fillColor(INK).text(name, MARGIN, pdf.y, { width })
    pdf.moveDown(0.4)
    for (const { cells, isBold = false } of rows) row(cells, { shares: COLUMNS, left: 2, isBold })
  }
  return bytes()
}
