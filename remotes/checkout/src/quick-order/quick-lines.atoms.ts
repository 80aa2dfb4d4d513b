import { storedAtom, useStored, inThisTab } from '@borong/contract'
import { addScanned, type QuickOrder } from './add-scanned.ts'

const empty: QuickOrder = { text: '', lines: [], leftOut: 0 }

const quickOrderAtom = storedAtom('checkout.quick-order', empty, inThisTab)

/** The typed lines of this tab. They survive a reload. */
export function useQuickOrder() {
  const [order, setOrder, isKnown] = useStored(quickOrderAtom, empty)
  return {
    isKnown,
    order,
    change: (part: Partial<QuickOrder>) => setOrder((before) => ({ ...before, ...part })),
    changeLines: (next: (lines: QuickOrder['lines']) => QuickOrder['lines']) =>
      setOrder((before) => ({ ...before, lines: next(before.lines) })),
    addScanned: (code: string) =>
      setOrder((before) => ({ ...before, ...addScanned(before, code) })),
  }
}
