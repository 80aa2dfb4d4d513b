/** Papers that are made of something with a serial of its own. */
interface PaperKinds {
  INV: 'the invoice of an order'
  KWT: 'the receipt of an order'
  SJL: 'a delivery note of an order'
  CRN: 'the credit note of a complaint or of a cancellation'
}

/**
 * The number of a paper: its kind, and the day and letters of the serial that it belongs to. A serial is given once, so
 * its paper has one number, and no other paper has it.
 */
export const paperNumber = (kind: keyof PaperKinds, serial: string): string =>
  `${kind}${serial.slice(3)}`
