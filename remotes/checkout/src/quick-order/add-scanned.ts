import { MOST_LINES, type TypedLine } from './read-lines.ts'

export interface QuickLine extends TypedLine {
  /** Stays with the line while others are removed. */
  key: number
}

export interface QuickOrder {
  /** As typed, before it is read. */
  text: string
  lines: QuickLine[]
  leftOut: number
  /** The lines before a new start, which can be restored. */
  dropped?: QuickLine[] | undefined
}

const ENOUGH = 999_999

/**
 * Adds a scanned code: to the typed text, or to the lines once they are read. A second scan of a code adds one to its
 * line.
 */
export function addScanned({ text, lines }: QuickOrder, code: string): Partial<QuickOrder> {
  if (lines.length === 0) return { text: `${text.trimEnd()}\n${code};1\n`.trimStart() }
  const same = lines.find((line) => line.code === code && /^[1-9]\d{0,5}$/.test(line.quantity))
  if (same) {
    const quantity = String(Math.min(ENOUGH, Number(same.quantity) + 1))
    return { lines: lines.map((line) => (line === same ? { ...same, quantity } : line)) }
  }
  return { lines: withTyped(lines, [{ code, quantity: '1' }]) }
}

/** The lines with others after them, at most as many as one text has. */
export function withTyped(lines: readonly QuickLine[], typed: readonly TypedLine[]): QuickLine[] {
  const next = Math.max(-1, ...lines.map((line) => line.key)) + 1
  return [...lines, ...typed.map((line, at) => ({ ...line, key: next + at }))].slice(0, MOST_LINES)
}
