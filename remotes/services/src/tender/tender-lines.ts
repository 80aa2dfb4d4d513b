/** One line of an unsent tender: every field as typed. */
export interface LineDraft {
  readonly item: string
  readonly quantity: string
  readonly unit: string
  readonly target_price: string
  readonly note: string
  /** The product of the shop that the line was made from; empty without one. */
  readonly product_id: string
}

export type LineField = Exclude<keyof LineDraft, 'product_id'>

export const LINE_LONGEST: Record<LineField, number> = {
  item: 120,
  quantity: 20,
  unit: 30,
  target_price: 20,
  note: 300,
}
export const MOST_LINES = 50

export const UNITS = ['pcs', 'karton', 'dus', 'lusin', 'kg', 'ton', 'sak', 'liter', 'rim', 'set']

export const emptyLine: LineDraft = {
  item: '',
  quantity: '',
  unit: '',
  target_price: '',
  note: '',
  product_id: '',
}

/** The name of a field in the form: `quantity` in the first line, `quantity-2` in the second. */
export const fieldName = (field: LineField, index: number): string =>
  index === 0 ? field : `${field}-${index + 1}`

export const isEmptyLine = (line: LineDraft): boolean =>
  Object.values(line).every((typed: string) => typed.trim() === '')
