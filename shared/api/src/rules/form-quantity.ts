/**
 * The number in the field of a quantity, which shows separators of thousands (`1.000`). Undefined for other texts:
 * `2,5` is not 25.
 */
export function formQuantity(text: string): number | undefined {
  const typed = text.trim()
  if (!/^(\d{1,15}|\d{1,3}([.,]\d{3}){1,4})$/.test(typed)) return undefined
  return Number(typed.replaceAll(/[.,]/g, ''))
}
