import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const font = (weight: 400 | 700) =>
  readFileSync(
    require.resolve(
      `@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-${weight}-normal.woff`,
    ),
  )
let fonts: { regular: Buffer; bold: Buffer } | undefined

export const INK = '#1f2329'
export const MUTED = '#5f6670'
const GAP = 8

interface RowOptions {
  /** The width of each column as a share of the page. */
  shares: readonly number[]
  /** How many columns are aligned left. The others have amounts. */
  left?: number
  isBold?: boolean
  size?: number
  /** The first column has labels, and the others have what is read. */
  isLabelled?: boolean
}

/**
 * A PDF document with the shop's embedded typeface as `regular` and `bold`. `row` draws a row of a table, on a new page
 * when this one is full, `rule` a line, and `bytes` ends the document.
 */
export async function openPdf(options: { size: 'A4' | 'A5'; margin: number; title: string }) {
  // A gateway starts without this library, which is larger than the rest of a document.
  const { default: PDFDocument } = await import('pdfkit')
  const { size, margin, title } = options
  const { regular, bold } = (fonts ??= { regular: font(400), bold: font(700) })
  const pdf = new PDFDocument({ size, margin, info: { Title: title, Author: 'Borong' } })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<void>((resolve) => pdf.on('end', resolve))
  pdf.registerFont('regular', regular).registerFont('bold', bold)
  const width = pdf.page.width - 2 * margin
  const bottom = pdf.page.height - margin
  return {
    pdf,
    width,
    bottom,
    row(
      cells: readonly string[],
      { shares, left = 1, isBold = false, size: points = 9, isLabelled = false }: RowOptions,
    ) {
      pdf.font(isBold ? 'bold' : 'regular').fontSize(points)
      const widths = shares.map((share) => share * width - GAP)
      const heights = cells.map((cell, at) => pdf.heightOfString(cell, { width: widths[at]! }))
      const height = Math.max(...heights) + 4
      if (pdf.y + height > bottom) pdf.addPage()
      const top = pdf.y
      let x = margin
      for (const [at, cell] of cells.entries()) {
        pdf.fillColor(isLabelled && at === 0 && !isBold ? MUTED : INK).text(cell, x, top, {
          width: widths[at]!,
          align: at < left ? 'left' : 'right',
        })
        x += widths[at]! + GAP
      }
      pdf.x = margin
      pdf.y = top + height
    },
    rule: () =>
      pdf
        .moveTo(margin, pdf.y)
        .lineTo(margin + width, pdf.y)
        .strokeColor('#e8e4de')
        .stroke()
        .moveDown(0.4),
    async bytes(): Promise<Buffer> {
      pdf.end()
      await done
      return Buffer.concat(chunks)
    },
  }
}
