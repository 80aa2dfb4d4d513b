import { root } from '@borong/build/units'
import { join } from 'node:path'
import type { BillBooks } from './evidence.ts'

/** Reads and prepares the bills of a shop whose visitors are watched. */
export interface BillBooksReader {
  fillWallets(buyerIds: readonly string[], pin: string, amount: number): Promise<void>
  /** The bills that are paid and have not ended. */
  open(): Promise<number>
  endHolds(): Promise<void>
  read(buyerIds: readonly string[]): Promise<BillBooks>
}

export async function openBillBooks(url: string): Promise<BillBooksReader> {
  // Resolved at run time: the gateway is no dependency of the command line.
  const { billBooks } = (await import(join(root, 'gateway/src/testing/bill-books.ts'))) as {
    billBooks(url: string): BillBooksReader
  }
  return billBooks(url)
}
