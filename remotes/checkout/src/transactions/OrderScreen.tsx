import { later, useLanguage, useMessages, useParams } from '@borong/contract'
import { Loading } from '@borong/patterns/Loading'
import { LoadError } from '@borong/patterns/LoadError'
import { Badge } from '@borong/ui/Badge'
import { wholeNumber } from '@borong/ui/format/rupiah'
import { Notice } from '@borong/ui/Notice'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { SkeletonRow, SkeletonText } from '@borong/ui/Skeleton'
import { Suspense } from 'react'
import { Amounts } from '../shop/Amounts.tsx'
import { moment } from '@borong/ui/format/moment'
import { optionalPart } from '../shop/optional-part.tsx'
import { Band, Screen } from '../shop/Screen.tsx'
import { ToOrders } from '../shop/ToOrders.tsx'
import { useOrder, type Order } from '../thank-you/stored-order.ts'
import { useOrderNews } from '../thank-you/use-order-news.ts'
import { may } from './may.ts'
import { OrderActions } from './OrderActions.tsx'
import styles from './OrderScreen.module.css'
import { Papers } from './Papers.tsx'
import { ParcelSection } from './ParcelSection.tsx'
import { shownState, stateTone } from './state-tone.ts'
import { Steps } from './Steps.tsx'
import { HowToPay } from '../thank-you/LazyHowToPay.tsx'

const PaySection = later(async () => ({
  default: (await import('../thank-you/PaySection.tsx')).PaySection,
}))
const ComplaintsSection = optionalPart(
  () => import(/* webpackChunkName: 'order-parts' */ '../complaints/ComplaintsSection.tsx'),
)
const ApprovalNotice = optionalPart(
  () => import(/* webpackChunkName: 'order-parts' */ './ApprovalNotice.tsx'),
)
const Cargo = optionalPart(() => import(/* webpackChunkName: 'order-parts' */ './Cargo.tsx'))
const OutletParts = optionalPart(
  () => import(/* webpackChunkName: 'order-parts' */ './OutletParts.tsx'),
)
const CompanySections = optionalPart(
  () => import(/* webpackChunkName: 'order-parts' */ './CompanySections.tsx'),
)

const ARRIVED = new Set(['delivered', 'completed'])
/** The goods of such an order exist, so that cargo can carry them. */
const SENDABLE = new Set(['processed', 'shipped', 'delivered', 'completed'])
const ENDED = new Set(['completed', 'cancelled', 'expired'])

/** one order from its creation to its arrival. */
export function OrderScreen() {
  const t = useMessages()
  const { orderId = '' } = useParams()
  const { order, isStored, isError, error, refetch } = useOrder(orderId)
  useOrderNews(orderId, order !== undefined && !ENDED.has(order.state))
  return (
    <Screen
      title={t('order.title')}
      aside={
        order && (
          <Badge tone={stateTone(shownState(order))}>{t(`state.${shownState(order)}`)}</Badge>
        )
      }
    >
      {isStored && (
        <Band>
          <Notice tone="warn" live>
            {t('thankYou.stored')}
          </Notice>
        </Band>
      )}
      {order && <Content order={order} orderId={orderId} onReload={() => refetch()} />}
      {!order && isError && (
        <LoadError error={error} onRetry={() => refetch()} action={<ToOrders />} />
      )}
      {!order && !isError && (
        <Loading>
          <SkeletonText lines={4} />
          <SkeletonRow image />
        </Loading>
      )}
    </Screen>
  )
}

interface ContentProps {
  order: Order
  orderId: string
  onReload: () => Promise<unknown>
}

function Content({ order, orderId, onReload }: ContentProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const hasArrived = order.parcels.some(({ state }) => ARRIVED.has(state))
  const isUnpaid = order.state === 'awaiting_payment' && !order.awaits_approval && may(order, 'pay')
  return (
    <>
      <Band label={t('order.timeline')}>
        <p className={styles.serial}>
          <b>{order.order_serial}</b>
          <span className={styles.quiet}>{moment(order.created_at, language)}</span>
        </p>
        {order.ordered_by && <p>{t('order.orderedBy', { name: order.ordered_by })}</p>}
        {order.approval && <ApprovalNotice waiting={<SkeletonRow />} approval={order.approval} />}
        {order.payment.failure && isUnpaid && (
          <Notice tone="error">{order.payment.failure.message}</Notice>
        )}
        {order.cash_back.state !== 'none' && (
          <Notice tone={order.cash_back.state === 'failed' ? 'warn' : 'success'}>
            {order.cash_back.message}
          </Notice>
        )}
        {order.points_earned > 0 && (
          <Notice tone="success">
            {t('order.points', { points: wholeNumber(order.points_earned, language) })}
          </Notice>
        )}
        <Steps label={t('order.timeline')} steps={order.timeline} isOver={ENDED.has(order.state)} />
      </Band>
      {isUnpaid && (
        <Suspense fallback={<SkeletonRow />}>
          <PaySection payment={order.payment} onReload={onReload} />
          {order.payment.instructions.length > 0 && (
            <HowToPay instructions={order.payment.instructions} />
          )}
        </Suspense>
      )}
      {order.business && <OutletParts order={order} />}
      {order.parcels.map((parcel) => (
        <ParcelSection key={parcel.id} parcel={parcel} order={order} orderId={orderId} />
      ))}
      {SENDABLE.has(order.state) && !order.ordered_by && (
        <Cargo serial={order.order_serial} canBook={hasArrived} />
      )}
      {(order.business || order.facture || order.facture_until) && (
        <CompanySections order={order} />
      )}
      {hasArrived && <ComplaintsSection orderId={order.id} />}
      <Band label={t('summary.title')}>
        <SectionHeader title={t('summary.title')} />
        <Amounts totals={order.totals} promoCode={order.promo_code} />
        <span className={styles.quiet}>{order.payment.payment_name}</span>
      </Band>
      <Papers order={order} />
      <OrderActions order={order} orderId={orderId} />
    </>
  )
}
