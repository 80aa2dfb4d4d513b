import { randomInt } from 'node:crypto'

// Serials are read aloud on the phone: no letters or digits that sound or look alike.
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** The kinds of serials, by their first letters. */
interface SerialKinds {
  BRG: 'order'
  TND: 'tender'
  QTN: 'quote'
  AGR: 'price agreement'
  BIL: 'bill'
  BIB: 'batch of bills'
  APP: 'application for a service'
  CRA: 'application for credit'
  TRM: 'payment of credit invoices'
  CMP: 'complaint'
  KRG: 'cargo shipment'
  RSI: 'tracking number of a cargo shipment'
}

/** A readable serial: its kind, the day, and random letters. */
export function newSerial(kind: keyof SerialKinds, at: Date): string {
  const day = at.toISOString().slice(2, 10).replaceAll('-', '')
  const letters = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `${kind}${day}${letters}`
}
