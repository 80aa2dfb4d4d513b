import { Link, useAtomValue, useMessages } from '@borong/contract'
import { BankIcon } from '@borong/ui/icons/BankIcon'
import { WalletIcon } from '@borong/ui/icons/WalletIcon'
import { ListRow } from '@borong/ui/ListRow'
import { Notice } from '@borong/ui/Notice'
import { selectedPaymentAtom } from '../payment/selected-payment.ts'
import { Band } from '../shop/Screen.tsx'
import type { Checkout } from './use-checkout.ts'

/** The selected payment method. Shows why it can't pay this order, or that balances already pay all of it. */
export function PaymentBand({ checkout: { payment, isCovered, totals } }: { checkout: Checkout }) {
  const t = useMessages()
  const selected = useAtomValue(selectedPaymentAtom)
  if (isCovered)
    return (
      <Band label={t('payment.title')} tight>
        <ListRow
          start={<WalletIcon />}
          title={t(totals.rounding > 0 ? 'payment.rounded' : 'payment.covered')}
          detail={t('payment.notNeeded')}
        />
      </Band>
    )
  return (
    <Band label={t('payment.title')} tight>
      <ListRow
        start={<BankIcon />}
        title={selected ? (payment.name ?? selected.payment_name) : t('payment.choose')}
        detail={t('payment.title')}
        link={<Link to="/payment-method" />}
      />
      {payment.refusal && (
        <Notice
          tone="error"
          live
          action={payment.path && <Link to={payment.path}>{t('payment.toCredit')}</Link>}
        >
          {payment.refusal}
        </Notice>
      )}
    </Band>
  )
}
