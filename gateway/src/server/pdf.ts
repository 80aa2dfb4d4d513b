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

/** A PDF document with the shop's embedded typeface as `regular` and `bold`. `bytes` ends it. */
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
  return {
    pdf,
    async bytes(): Promise<Buffer> {
      pdf.end()
      await done
      return Buffer.concat(chunks)
    },
  }
}
