import { atom, useSetAtom } from '@borong/contract'
import { useCartStore } from '../cart-store/use-cart.ts'

/** The lines that were removed recently, and their undo. */
export const removedAtom = atom<{ ids: readonly string[]; undo: () => void } | undefined>(undefined)

/** Removes lines from the cart and offers an undo. */
export function useRemoval(): (ids: readonly string[]) => void {
  const cartStore = useCartStore()
  const setRemoved = useSetAtom(removedAtom)
  return (ids) => {
    const undo = cartStore.remove(ids)
    // While the undo is shown, it covers all removals. It restores the latest first, beside its former neighbour.
    setRemoved((before) => ({
      ids: [...(before?.ids ?? []), ...ids],
      undo() {
        undo()
        before?.undo()
      },
    }))
  }
}
