import { openPdf } from './pdf.ts'

const MARGIN = 48
const INK = '#1f2329'
const MUTED = '#5f6670'
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
  const { pdf, bytes } = await openPdf({ size: 'A4', margin: MARGIN, title: `${title} ${month}` })
  const width = pdf.page.width - 2 * MARGIN
  const bottom = pdf.page.height - MARGIN

  const draw = ({ cells, isBold = false }: StatementRow) => {
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
    for (const row of rows) draw(row)
  }
  return bytes()
}
