export const TILES = 'payment-tiles'

/** Moves the focus to the payment methods of this page. Returns false where they are on a page of their own. */
export function focusTiles(): boolean {
  const first = document.querySelector<HTMLElement>(`#${TILES} input:enabled`)
  first?.focus()
  return first !== null
}
