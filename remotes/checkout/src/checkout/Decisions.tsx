import { BalanceBand } from './BalanceBand.tsx'
import { FactureBand } from './FactureBand.tsx'
import { LeftOut } from './LeftOut.tsx'
import { PaymentBand } from './PaymentBand.tsx'
import { Summary } from './Summary.tsx'
import type { Checkout } from './use-checkout.ts'
import { VoucherBand } from './VoucherBand.tsx'

/** What comes after address and couriers, below the first view: what is not ordered, how to pay less, and how to pay. */
export default function Decisions({ checkout }: { checkout: Checkout }) {
  return (
    <>
      <LeftOut cart={checkout.state.cart} />
      <VoucherBand checkout={checkout} />
      <BalanceBand checkout={checkout} />
      <FactureBand checkout={checkout} />
      <PaymentBand checkout={checkout} />
      <Summary checkout={checkout} />
    </>
  )
}
