import { useTrack } from '@borong/contract'
import { useEffect, useRef } from 'react'
import { useMedia } from '@borong/ui/use-media'
import { DESKTOP } from '../shop/desktop.ts'
import { eventItems } from '../shop/event-items.ts'
import Excluded from '../shop/Excluded.tsx'
import { BalanceSection } from './BalanceSection.tsx'
import { BusinessSection } from './BusinessSection.tsx'
import { FactureSection } from './FactureSection.tsx'
import { PaymentSection } from './PaymentSection.tsx'
import { sendable } from './shipments.ts'
import { Summary } from './Summary.tsx'
import type { Checkout } from './use-checkout.ts'
import { useRemainderPaid } from './use-remainder-paid.ts'
import { VoucherSection } from './VoucherSection.tsx'

/** The checkout below the fold: goods that are not ordered, discounts, balances, tax invoice, payment and the sums. */
export function CheckoutOptions(given: { checkout: Checkout }) {
  const checkout = useRemainderPaid(given.checkout)
  const isDesktop = useMedia(DESKTOP)
  const track = useTrack()
  const hasItems = checkout.items.length > 0
  const isTracked = useRef(false)
  useEffect(() => {
    // A new address or quantity empties the items until its quote arrives.
    if (!hasItems || isTracked.current) return
    isTracked.current = true
    const { totals, shipments } = given.checkout
    const items = eventItems(sendable(shipments).flatMap(({ vendor }) => vendor.lines))
    track({ name: 'begin_checkout', fields: { value: totals.total_price, items } })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each visit of the checkout
  }, [hasItems])
  return (
    <>
      {/* A wide window has them and the sums beside the decisions. */}
      {!isDesktop && <Excluded cart={checkout.state.cart} />}
      <BusinessSection buyerId={checkout.userId} total={checkout.totals.grand_total} />
      <VoucherSection checkout={checkout} />
      <BalanceSection checkout={checkout} />
      <FactureSection checkout={checkout} />
      <PaymentSection checkout={checkout} />
      {!isDesktop && <Summary checkout={checkout} />}
    </>
  )
}
