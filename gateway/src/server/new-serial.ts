import { randomInt } from 'node:crypto'

// Serials are read aloud on the phone: no letters or digits that sound or look alike.
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/**
 * A readable serial of an order (BRG), a tender (TND), a quote (QTN), a bill (BIL), a batch of bills (BIB), an application (APP), a credit invoice
 * (INV), a payment of credit invoices (TRM) an application for credit (CRA) or a
 * complaint (CMP): its kind, the day, and random letters.
 */
export function newSerial(
  kind: 'BRG' | 'TND' | 'QTN' | 'BIL' | 'BIB' | 'APP' | 'INV' | 'TRM' | 'CRA' | 'CMP',
  at: Date,
): string {
  const day = at.toISOString().slice(2, 10).replaceAll('-', '')
  const letters = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `${kind}${day}${letters}`
}
