import { atomWithStorage, useAtom, useSession } from '@borong/contract'
import { inThisTab } from '@borong/ui/in-this-tab'
import { addScanned, type QuickOrder } from './add-scanned.ts'

const empty: QuickOrder = { text: '', lines: [], leftOut: 0 }

const quickOrderAtom = atomWithStorage<QuickOrder>(
  'checkout.quick-order',
  empty,
  inThisTab<QuickOrder>(),
  { getOnInit: true },
)

/** The typed lines of this tab. They survive a reload. */
export function useQuickOrder() {
  const [stored, setOrder] = useAtom(quickOrderAtom)
  // The server can't read the storage, so the first client render has to match the server's.
  const isKnown = useSession().status !== 'unknown'
  return {
    isKnown,
    order: isKnown ? stored : empty,
    change: (part: Partial<QuickOrder>) => setOrder((before) => ({ ...before, ...part })),
    changeLines: (next: (lines: QuickOrder['lines']) => QuickOrder['lines']) =>
      setOrder((before) => ({ ...before, lines: next(before.lines) })),
    addScanned: (code: string) =>
      setOrder((before) => ({ ...before, ...addScanned(before, code) })),
  }
}
