/** Parses a whole number, `1250` or `1.250`; NaN for anything else. */
export const wholeOf = (typed: string): number => {
  const text = typed.trim().replace(/^rp\.?\s*/i, '')
  return /^\d+$|^\d{1,3}([.,\s]\d{3})+$/.test(text) ? Number(text.replace(/\D/g, '')) : NaN
}

/** Whether the text is a whole number from 1. */
export const isWhole = (typed: string, most: number): boolean =>
  wholeOf(typed) >= 1 && wholeOf(typed) <= most
