import { toast } from '@borong/contract'
import type { CartState } from './cart-state.ts'

interface ConfirmingCart {
  snapshot(): CartState
  settled(): Promise<boolean>
}

/** Longer than an answer takes on a usual network. */
const LATE_MS = 3000

/** Confirms that a product was added, and says that it is stored on this device while the server does not have it. */
export function confirmAdded(t: (key: string) => string, cartStore: ConfirmingCart): void {
  const { isGuest, isWaiting } = cartStore.snapshot()
  const showUnsent = () => toast(t('widget.unsent'), { type: 'info', id: 'cart-added' })
  if (isWaiting) return showUnsent()
  toast(t(isGuest ? 'widget.savedForGuest' : 'widget.added'), { type: 'success', id: 'cart-added' })
  if (isGuest) return
  const late = new Promise<false>((resolve) => setTimeout(resolve, LATE_MS, false))
  void Promise.race([cartStore.settled(), late]).then((isSettled) => isSettled || showUnsent())
}
