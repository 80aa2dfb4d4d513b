import { storedAtom, useStored, inThisTab } from '@borong/contract'
import type { BillKind } from '../parts/bill-kinds.ts'
import type { ReadRows } from './read-rows.ts'

interface Bulk extends ReadRows {
  kind: BillKind
  /** As pasted, before it is read. */
  text: string
  /** The product of rows that name none. */
  product: string
}

const empty: Bulk = { kind: 'pulsa', text: '', product: '', rows: [], leftOut: 0 }

const bulkAtom = storedAtom('billing.bulk', empty, inThisTab)

/** The rows of this tab. They survive a reload; names of owners are not stored. */
export function useBulk() {
  const [bulk, setBulk, isKnown] = useStored(bulkAtom, empty)
  return {
    isKnown,
    bulk,
    change: (part: Partial<Bulk>) => setBulk((before) => ({ ...before, ...part })),
    clear: () => setBulk((before) => ({ ...empty, kind: before.kind })),
  }
}
