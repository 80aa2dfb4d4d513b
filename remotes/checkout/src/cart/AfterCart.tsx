import { useEffect } from 'react'
import { CartView } from './CartView.tsx'
import { KeepFocus } from './KeepFocus.tsx'

/** The invisible parts of the cart, loaded after it. */
export default function AfterCart() {
  // The last line can be removed without a connection.
  useEffect(() => void import('./EmptyCart.tsx').catch(() => {}), [])
  return (
    <>
      <KeepFocus />
      <CartView />
    </>
  )
}
