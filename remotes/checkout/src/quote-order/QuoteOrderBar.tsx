import { useLanguage, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import { TotalBar } from '../cart/TotalBar.tsx'
import type { QuoteOrder } from './use-quote-order.ts'

/** The total and the order button, which says what is missing. */
export function QuoteOrderBar({ order }: { order: QuoteOrder }) {
  const t = useMessages()
  const { language } = useLanguage()
  return (
    <TotalBar
      label={t('checkout.total')}
      amount={rupiah(order.totals.total_payment, language)}
      hint={order.paymentId ? undefined : t('payment.choose')}
    >
      <Button onClick={order.place} disabled={!order.paymentId || !order.buyerId}>
        {t('checkout.order')}
      </Button>
    </TotalBar>
  )
}
