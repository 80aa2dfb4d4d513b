import type { BillKind } from './bill-kinds.ts'

/** A normalised number as people read it: `0812-3456-7890`, others in groups of four digits. */
export function showNumber(kind: BillKind, number: string): string {
  if (kind === 'pulsa' || kind === 'data')
    return [number.slice(0, 4), number.slice(4, -4), number.slice(-4)].filter(Boolean).join('-')
  return inFours(number)
}

/** Digits in groups of four, as a token is typed into a meter. */
export const inFours = (digits: string): string => digits.replace(/(.{4})(?=.)/g, '$1 ')

/** A number of which others in the room should see the end only. */
export const maskNumber = (number: string): string => `****${number.slice(-4)}`
