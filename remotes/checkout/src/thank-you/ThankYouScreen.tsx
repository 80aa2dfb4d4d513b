import { useFlag, useMessages, useParams, Widget } from '@borong/contract'
import { Loading } from '@borong/patterns/Loading'
import { LoadError } from '@borong/patterns/LoadError'
import { Notice } from '@borong/ui/Notice'
import { SkeletonRow, SkeletonText } from '@borong/ui/Skeleton'
import { DesktopSteps } from '../shop/DesktopSteps.tsx'
import { optionalPart } from '../shop/optional-part.tsx'
import { Band } from '../shop/Screen.tsx'
import { WideScreen } from '../shop/WideScreen.tsx'
import { ToOrders } from '../shop/ToOrders.tsx'
import { useOrder, type Order } from './stored-order.ts'
import styles from './ThankYouScreen.module.css'
import { outcomeOf } from './outcome.ts'
import { NextSection } from './NextSection.tsx'
import { OutcomeSection } from './OutcomeSection.tsx'
import { PaySection } from './PaySection.tsx'
import { useOrderNews } from './use-order-news.ts'
import { HowToPay } from './LazyHowToPay.tsx'

const OrderedGoods = optionalPart(() => import('./OrderedGoods.tsx'))

/** the order's state and how to pay it; updates without a reload when the payment has arrived. */
export function ThankYouScreen() {
  const t = useMessages()
  const { order_serial = '' } = useParams()
  const { order, isStored, isError, error, refetch } = useOrder(order_serial)
  const isOpen = order?.payment.state === 'pending' || order?.payment.state === 'failed'
  // A failed payment or a missing order shows no thanks.
  const isThanked = order ? order.payment.state === 'pending' : !isError
  useOrderNews(order_serial, isOpen || isStored)
  return (
    <WideScreen
      title={t(isThanked ? 'thankYou.title' : 'thankYou.titleDone')}
      aside={<DesktopSteps current="done" />}
    >
      {isStored && (
        <Band>
          <Notice tone="warn" live>
            {t('thankYou.stored')}
          </Notice>
        </Band>
      )}
      {order && <Content order={order} onReload={() => refetch()} />}
      {!order && isError && (
        <LoadError error={error} onRetry={() => refetch()} action={<ToOrders />} />
      )}
      {!order && !isError && (
        <div className={styles.columns}>
          <Loading>
            <SkeletonRow />
            <SkeletonText lines={4} />
          </Loading>
        </div>
      )}
    </WideScreen>
  )
}

function Content({ order, onReload }: { order: Order; onReload: () => Promise<unknown> }) {
  // P-05: the new page also lists the ordered goods; until the flags are known it is rendered without them.
  const isNew = useFlag('new-thank-you-page') === true
  const outcome = outcomeOf(order)
  const isPayable = outcome === 'pay' || outcome === 'failed' || outcome === 'card-failed'
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <OutcomeSection order={order} outcome={outcome} onReload={onReload} />
        {isPayable && <PaySection payment={order.payment} onReload={onReload} />}
      </div>
      <div className={styles.column}>
        {isPayable && order.payment.instructions.length > 0 && (
          <HowToPay instructions={order.payment.instructions} waiting={<SkeletonRow />} />
        )}
        <NextSection order={order} isPaid={outcome === 'paid'} />
        {outcome === 'paid' && <Widget name="account/push-offer" reason="order" />}
        {isNew && <OrderedGoods order={order} waiting={<SkeletonRow />} />}
      </div>
    </div>
  )
}
