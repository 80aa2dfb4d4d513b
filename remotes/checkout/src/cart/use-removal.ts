import { atom, useSetAtom } from '@borong/contract'
import { cartStore } from '../cart-store/cart-store.ts'

/** What was taken out in the last moments, and how to put it back. */
export const removedAtom = atom<{ ids: readonly string[]; undo: () => void } | undefined>(undefined)

/** Takes lines out of the cart, and lets the buyer think again. */
export function useRemoval(): (ids: readonly string[]) => void {
  const setRemoved = useSetAtom(removedAtom)
  return (ids) => {
    const undo = cartStore.remove(ids)
    // Until the way back is gone it leads to before the first removal. The last one goes back first, beside what stood there.
    setRemoved((before) => ({
      ids: [...(before?.ids ?? []), ...ids],
      undo() {
        undo()
        before?.undo()
      },
    }))
  }
}
