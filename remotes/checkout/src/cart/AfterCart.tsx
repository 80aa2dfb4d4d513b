import { CartView } from './CartView.tsx'
import { KeepFocus } from './KeepFocus.tsx'

/** The invisible parts of the cart, loaded after it. */
export default function AfterCart() {
  return (
    <>
      <KeepFocus />
      <CartView />
    </>
  )
}
