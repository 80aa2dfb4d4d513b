import type { CartItem } from '@borong/api/cart-schema'
import { toast, track, unitName, inThisBrowser } from '@borong/contract'
import { wholeNumber } from '@borong/ui/format/rupiah'
import type { CartEvent, CartState } from './cart-state.ts'
import { confirmAdded } from './confirm-added.ts'
import type { OfferedProduct } from './offer.ts'
import type { Tap } from './tap.ts'
import { tappedOf, type Tapped } from './tapped.ts'

const PROBE = 'cart_probe'

/** The part of the cart's store that adopts taps. */
interface AdoptingCart {
  adopting: Promise<void> | undefined
  subscribe(listener: () => void): () => void
  snapshot(): CartState
  settled(): Promise<boolean>
  add(
    product: OfferedProduct | { id: string },
    quantity: number,
  ): { quantity: number; isCapped: boolean }
  notify(event: CartEvent): void
}

const adoptedBy = new WeakMap<AdoptingCart, Set<string>>()

/** Whether the cart of this page has adopted the tap with this sequence, once it has adopted all. */
export async function hasAdopted(cartStore: AdoptingCart, sequence: string): Promise<boolean> {
  await cartStore.adopting
  return adoptedBy.get(cartStore)?.has(sequence) ?? false
}

/** Puts products that were tapped before the scripts ran into the cart, and tells the buyer the result. */
export function adopterOf(cartStore: AdoptingCart): (tap: Tap) => boolean {
  const adopted = adoptedBy.get(cartStore) ?? new Set()
  adoptedBy.set(cartStore, adopted)
  const unanswered = new Set<string>()
  cartStore.subscribe(() => {
    const state = cartStore.snapshot()
    if (state.isGuest || !state.isSettled || state.status !== 'ready') return
    const ids = [...unanswered]
    unanswered.clear()
    for (const id of ids) tellAnswer(cartStore, id)
  })
  return (tap) => {
    const { isGuest, status } = cartStore.snapshot()
    // A guest's cart lasts only where it is stored, and the tap itself lasts.
    if (status === 'unknown' || (isGuest && !hasStorage())) return false
    const tapped = tappedOf(tap)
    if (!tapped) {
      cartStore.notify({ type: 'refused', message: undefined })
      return true
    }
    const { id, quantity, product } = tapped
    unanswered.add(id)
    const after = cartStore.add(product ?? { id }, quantity)
    adopted.add(tap.sequence)
    tellAdopted(cartStore, tapped, after.isCapped)
    if (after.isCapped) tellCapped(cartStore, id, after.quantity)
    return true
  }
}

function tellAdopted(cartStore: AdoptingCart, tapped: Tapped, isCapped: boolean): void {
  const { id, quantity, product, isBuyNow } = tapped
  const item = { item_id: id, item_name: product?.name ?? '', quantity }
  track({ name: 'add_to_cart', fields: { item } })
  if (isBuyNow || isCapped) return
  cartStore.notify({ type: 'told', tell: (t) => confirmAdded(t, cartStore) })
}

/** A refusal reaches the buyer on the page that is open by then. */
function tellAnswer(cartStore: AdoptingCart, id: string): void {
  const { adjustments } = cartStore.snapshot()
  const adjustment = adjustments.get(id)
  const item = itemsIn(cartStore.snapshot()).find(({ id_item }) => id_item === id)
  const message = adjustment?.message || (item?.can_buy === false && item.notices[0]?.message)
  if (message) cartStore.notify({ type: 'refused', message })
  else if (adjustment?.code === 'STOCK') tellCapped(cartStore, id, adjustment.quantity ?? 0)
}

function tellCapped(cartStore: AdoptingCart, id: string, quantity: number): void {
  const item = itemsIn(cartStore.snapshot()).find(({ id_item }) => id_item === id)
  const language = document.documentElement.lang === 'en' ? 'en' : 'id'
  const value = wholeNumber(quantity, language)
  cartStore.notify({
    type: 'told',
    tell: (t) =>
      toast(
        t('widget.capped', { value, unit: unitName(item?.unit_type ?? '', language, quantity) }),
        {
          type: 'info',
          id: `capped-${id}`,
        },
      ),
  })
}

const itemsIn = ({ cart }: CartState): CartItem[] => [
  ...cart.detail.flatMap(({ details }) => details),
  ...cart.saved,
]

function hasStorage(): boolean {
  const isTaken = inThisBrowser.setItem(PROBE, '')
  inThisBrowser.removeItem(PROBE)
  return isTaken
}
