import { randomInt } from 'node:crypto'

// Read aloud on the phone: no letters and digits that sound or look alike.
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** A number for people, of an order (BRG) or a tender (TND): its kind, the day, and letters that nobody guesses. */
export function newSerial(kind: 'BRG' | 'TND', at: Date): string {
  const day = at.toISOString().slice(2, 10).replaceAll('-', '')
  const letters = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `${kind}${day}${letters}`
}
