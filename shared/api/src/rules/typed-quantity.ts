const LARGEST = 1_000_000

/** A typed quantity: whole and at least 1, in plain digits. Else perhaps the number that was meant, to be confirmed. */
export function readQuantity(text: string): { quantity: number } | { meant: number | null } {
  const typed = text.trim()
  if (/^\d{1,7}$/.test(typed) && isQuantity(Number(typed))) return { quantity: Number(typed) }
  // `1.000` and `1,000` are a thousand or one, by the habit of the writer.
  if (/^\d{1,3}([.,]\d{3})+$/.test(typed)) return { meant: within(typed.replaceAll(/[.,]/g, '')) }
  return { meant: within(/^(\d{1,7})\s*[a-z]+\.?$/i.exec(typed)?.[1] ?? '') }
}

const isQuantity = (value: number) => value >= 1 && value <= LARGEST
const within = (digits: string) => (isQuantity(Number(digits)) ? Number(digits) : null)
