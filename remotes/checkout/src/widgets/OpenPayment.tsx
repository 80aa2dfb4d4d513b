import { payment as paymentCall } from '@borong/api/payments'
import { callQuery, useLanguage, useMessages, useQuery, useQueryClient } from '@borong/contract'
import { Loading } from '@borong/patterns/Loading'
import { LoadError } from '@borong/patterns/LoadError'
import { SkeletonRow, SkeletonText } from '@borong/ui/Skeleton'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { moment } from '@borong/ui/format/moment'
import { Band, Bands } from '../shop/Screen.tsx'
import { aged } from '../thank-you/aged.ts'
import type { Order } from '../thank-you/stored-order.ts'
import { paymentOutcomeOf } from '../thank-you/outcome.ts'
import { OutcomeNotice } from '../thank-you/OutcomeNotice.tsx'
import { PaySection } from '../thank-you/PaySection.tsx'
import { useNews } from '../thank-you/use-news.ts'
import { HowToPay } from '../thank-you/LazyHowToPay.tsx'

type Payment = Order['payment']

export interface OpenPaymentProps {
  /** The payment's id. */
  id: string
  /** Reports the payment's state: the first one, and each change while the buyer looks. */
  onState?: (state: Payment['state']) => void
}

/** One payment: its state and how to pay it; updates without a reload when it is paid, has failed or has expired. */
export function OpenPayment({ id, onState }: OpenPaymentProps) {
  const { payment, error, isError, refetch } = usePayment(id)
  const report = useRef(onState)
  useEffect(() => {
    report.current = onState
  })
  const state = payment?.state
  useEffect(() => {
    if (state) report.current?.(state)
  }, [state])
  if (payment) return <Content payment={payment} onReload={() => refetch()} />
  if (isError) return <LoadError error={error} onRetry={() => refetch()} />
  return (
    <Loading>
      <SkeletonRow />
      <SkeletonText lines={4} />
    </Loading>
  )
}

/** The payment, fetched on every mount, and again on every event of the buyer while it is not concluded. */
function usePayment(id: string) {
  const queries = useQueryClient()
  const result = useQuery({
    ...callQuery(paymentCall, { params: { id } }),
    refetchOnMount: 'always',
  })
  const payment = result.data?.result
  // The subject's own events are the owner's, so each event of the buyer may be about this payment.
  const readAgain = useCallback(
    () => void queries.invalidateQueries(callQuery(paymentCall, { params: { id } })),
    [queries, id],
  )
  useNews(payment?.state === 'pending' || payment?.state === 'failed', readAgain)
  const { dataUpdatedAt } = result
  const current = useMemo(() => payment && aged(payment, dataUpdatedAt), [payment, dataUpdatedAt])
  return { ...result, payment: current }
}

function Content({ payment, onReload }: { payment: Payment; onReload: () => Promise<unknown> }) {
  const t = useMessages()
  const { language } = useLanguage()
  const outcome = paymentOutcomeOf(payment)
  const isPayable = outcome === 'pay' || outcome === 'failed' || outcome === 'card-failed'
  return (
    <Bands>
      <Band>
        <OutcomeNotice
          outcome={outcome}
          payment={payment}
          title={t(outcome === 'cancelled' ? 'openPayment.cancelled' : `outcome.${outcome}`)}
          onReload={onReload}
        >
          {text()}
        </OutcomeNotice>
      </Band>
      {isPayable && <PaySection payment={payment} onReload={onReload} />}
      {isPayable && payment.instructions.length > 0 && (
        <HowToPay instructions={payment.instructions} waiting={<SkeletonRow />} />
      )}
    </Bands>
  )

  function text() {
    if (outcome === 'failed' || outcome === 'card-failed') return payment.failure?.message
    if (outcome === 'paid')
      return t('openPayment.paid', { at: moment(payment.paid_at ?? payment.server_time, language) })
    return t(outcome === 'pay' ? 'outcome.text.pay' : 'openPayment.ended')
  }
}
