import { useParams } from '@borong/contract'
import { CreditPage } from './CreditPage.tsx'
import { InvoicePage } from './InvoicePage.tsx'
import { PaymentPage } from './PaymentPage.tsx'

/** Credit: lines with their invoices, one invoice, and one payment of invoices. */
export function CreditScreen() {
  const { number, serial } = useParams()
  if (serial) return <PaymentPage serial={serial} />
  return number ? <InvoicePage number={number} /> : <CreditPage />
}
