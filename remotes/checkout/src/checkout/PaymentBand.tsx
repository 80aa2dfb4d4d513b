import { Link, useAtomValue, useMessages } from '@borong/contract'
import { BankIcon } from '@borong/ui/icons/BankIcon'
import { ListRow } from '@borong/ui/ListRow'
import { selectedPaymentAtom } from '../payment/selected-payment.ts'
import { Band } from '../shop/Screen.tsx'

/** How the buyer will pay. */
export function PaymentBand() {
  const t = useMessages()
  const selected = useAtomValue(selectedPaymentAtom)
  return (
    <Band label={t('payment.title')} tight>
      <ListRow
        start={<BankIcon />}
        title={selected ? selected.payment_name : t('payment.choose')}
        detail={t('payment.title')}
        link={<Link to="/payment-method" />}
      />
    </Band>
  )
}
