import { useLanguage, useMessages, Widget } from '@borong/contract'
import { Loading } from '@borong/patterns/Loading'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import { Notice } from '@borong/ui/Notice'
import { SkeletonRow, SkeletonText } from '@borong/ui/Skeleton'
import type { Bill } from './bill-kinds.ts'

interface UnpaidProps {
  bill: Pick<Bill, 'open_payment' | 'payment_name' | 'price'>
  onReload: () => Promise<unknown>
}

/** The open payment of a bill or of a batch. */
export function Unpaid({ bill, onReload }: UnpaidProps) {
  const t = useMessages()
  const { language } = useLanguage()
  if (!bill.open_payment) return null
  return (
    <Widget
      name="checkout/open-payment"
      id={bill.open_payment}
      onState={(state: string) => {
        if (state !== 'pending') void onReload()
      }}
      skeleton={
        <Loading>
          <SkeletonRow />
          <SkeletonText lines={4} />
        </Loading>
      }
      fallback={
        <Band>
          <Notice
            tone="warn"
            action={
              <Button variant="ghost" size="small" onClick={onReload}>
                {t('query.retry')}
              </Button>
            }
          >
            {t('transaction.noPayment', {
              amount: rupiah(bill.price, language),
              name: bill.payment_name,
            })}
          </Notice>
        </Band>
      }
    />
  )
}
