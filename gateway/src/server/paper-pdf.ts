import { INK, MUTED, openPdf } from './pdf.ts'

const MARGIN = 48

export type Fact = readonly [label: string, value: string]

export interface PaperTable {
  /** A name above the table, and a line below the name. */
  name?: string
  detail?: string
  /** The width of each column as a share of the page. The first `left` ones are aligned left. */
  shares: readonly number[]
  left?: number
  head?: readonly string[]
  rows: readonly (readonly string[])[]
  sums?: readonly string[]
  notes?: readonly string[]
}

/** A paper of one page or more: numbers and parties, tables of goods, amounts, and what remains after the total. */
export interface Paper {
  title: string
  facts: readonly Fact[]
  tables: readonly PaperTable[]
  amounts: readonly Fact[]
  total: Fact | null
  /** The payments and refunds since, and the rest. */
  after: readonly Fact[]
  notes: readonly string[]
  footer: string
}

/** Papers as one PDF with an embedded typeface, each on a page of its own. */
export async function drawPapers(papers: readonly Paper[], title: string): Promise<Buffer> {
  const page = await openPdf({ size: 'A4', margin: MARGIN, title })
  for (const [at, paper] of papers.entries()) {
    if (at > 0) page.pdf.addPage()
    drawPaper(page, paper)
  }
  return page.bytes()
}

function drawPaper(
  { pdf, width, row, rule }: Awaited<ReturnType<typeof openPdf>>,
  { title, facts, tables, amounts, total, after, notes, footer }: Paper,
): void {
  const text = (words: string, color: string, size: number) =>
    pdf.font('regular').fontSize(size).fillColor(color).text(words, MARGIN, pdf.y, { width })

  pdf.font('bold').fontSize(20).fillColor('#b34f00').text('borong')
  pdf.fontSize(16).fillColor(INK).text(title).moveDown(0.5)
  for (const fact of facts) row(fact, { shares: [0.27, 0.73], left: 2, isLabelled: true })
  for (const {
    name: heading,
    detail,
    shares,
    left = 1,
    head,
    rows,
    sums,
    notes: below,
  } of tables) {
    pdf.moveDown(0.6)
    if (heading) row([heading], { shares: [1], isBold: true, size: 10 })
    if (detail) text(detail, MUTED, 8).moveDown(0.3)
    rule()
    if (head) row(head, { shares, left, isBold: true, size: 8 })
    for (const cells of rows) row(cells, { shares, left })
    if (sums) row(sums, { shares, left, isBold: true })
    for (const note of below ?? []) text(note, MUTED, 8)
  }
  if (amounts.length > 0 || total) {
    pdf.moveDown(0.6)
    rule()
  }
  for (const fact of amounts) row(fact, { shares: [0.7, 0.3] })
  if (total) row(total, { shares: [0.7, 0.3], isBold: true, size: 12 })
  for (const fact of after) row(fact, { shares: [0.7, 0.3] })
  if (notes.length > 0) pdf.moveDown(0.6)
  for (const note of notes) text(note, INK, 8)
  pdf.moveDown()
  text(footer, MUTED, 8)
}
