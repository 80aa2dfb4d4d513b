import { atomWithStorage, useAtom, useSession } from '@borong/contract'
import { inThisTab } from '@borong/ui/in-this-tab'
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

const bulkAtom = atomWithStorage<Bulk>('billing.bulk', empty, inThisTab<Bulk>(), {
  getOnInit: true,
})

/** The rows of this tab. They survive a reload; names of owners are not stored. */
export function useBulk() {
  const [stored, setBulk] = useAtom(bulkAtom)
  // The server can't read the storage, so the first client render has to match the server's.
  const isKnown = useSession().status !== 'unknown'
  return {
    isKnown,
    bulk: isKnown ? stored : empty,
    change: (part: Partial<Bulk>) => setBulk((before) => ({ ...before, ...part })),
    clear: () => setBulk((before) => ({ ...empty, kind: before.kind })),
  }
}
