// With or without separators of thousands. An amount with cents would be read as a hundred times as much.
const WHOLE = /^(\d+|\d{1,3}([.,]\d{3})+)$/

/** A typed amount in rupiah; undefined when it is none. */
export function amountOf(typed: string): number | undefined {
  const text = typed.trim()
  return WHOLE.test(text) ? Number(text.replace(/\D/g, '')) : undefined
}
