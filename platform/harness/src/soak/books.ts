import { root } from '@borong/build/units'
import { join } from 'node:path'
import type { Books } from './evidence.ts'

/** Reads the database of a shop whose visitors are watched. */
export interface BooksReader {
  connections(): Promise<number>
  openCallbacks(): Promise<number>
  pieces(): Promise<number>
  read(buyerIds: readonly string[]): Promise<Books>
}

export async function openBooks(url: string): Promise<BooksReader> {
  // Resolved at run time: the gateway is no dependency of the command line.
  const { soakBooks } = (await import(join(root, 'gateway/src/testing/soak-books.ts'))) as {
    soakBooks(url: string): BooksReader
  }
  return soakBooks(url)
}
