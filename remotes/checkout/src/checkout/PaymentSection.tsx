import { Link, useAtomValue, useMessages } from '@borong/contract'
import { BankIcon } from '@borong/ui/icons/BankIcon'
import { WalletIcon } from '@borong/ui/icons/WalletIcon'
import { ListRow } from '@borong/ui/ListRow'
import { Notice } from '@borong/ui/Notice'
import { useMedia } from '@borong/ui/use-media'
import { selectedPaymentAtom } from '../payment/selected-payment.ts'
import { DESKTOP } from '../shop/desktop.ts'
import { optionalPart } from '../shop/optional-part.tsx'
import { Band } from '../shop/Screen.tsx'
import type { Checkout } from './use-checkout.ts'

const PaymentTiles = optionalPart(() => import('../payment/PaymentTiles.tsx'))

/** The selected payment method. Shows why it can't pay this order, or that balances already pay all of it. */
export function PaymentSection({ checkout }: { checkout: Checkout }) {
  const { payment, isCovered, totals, draft } = checkout
  const t = useMessages()
  const isWide = useMedia(DESKTOP)
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
  const row = (
    <ListRow
      start={<BankIcon />}
      title={selected ? (payment.name ?? selected.payment_name) : t('payment.choose')}
      detail={t('payment.title')}
      link={<Link to="/payment-method" />}
    />
  )
  return (
    <Band label={t('payment.title')} tight>
      {isWide ? (
        <PaymentTiles
          // Without the fee of the chosen method, which says nothing about the others.
          amount={totals.total_payment - payment.fee}
          chosen={draft.payment_id}
          waiting={row}
        />
      ) : (
        row
      )}
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
