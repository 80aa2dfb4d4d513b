import { quote as quoteCall } from '@borong/api/quotes'
import { callQuery, isApiError, Link, useMessages, useParams, useQuery } from '@borong/contract'
import { Loading } from '@borong/patterns/Loading'
import { LoadError } from '@borong/patterns/LoadError'
import { Button } from '@borong/ui/Button'
import { Notice } from '@borong/ui/Notice'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { BusinessSection } from '../checkout/BusinessSection.tsx'
import { Amounts } from '../shop/Amounts.tsx'
import { Band, Screen } from '../shop/Screen.tsx'
import { PaymentMethods } from '../widgets/PaymentMethods.tsx'
import { AgreedGoods } from './AgreedGoods.tsx'
import { QuoteOrderBar } from './QuoteOrderBar.tsx'
import { type Quote, useQuoteOrder } from './use-quote-order.ts'

/** F-08: orders an accepted quote once, with its agreed prices, freight and address. */
export function QuoteOrderScreen() {
  const t = useMessages()
  const { quoteId = '' } = useParams()
  const read = useQuery({
    ...callQuery(quoteCall, { params: { quoteId } }),
    refetchOnMount: 'always',
  })
  const quote = read.data?.result
  const back = <Link to={`/quotes/${quoteId}`} />
  if (quote?.acts.includes('order')) return <Order quote={quote} reload={() => read.refetch()} />
  return (
    <Screen title={t('quoteOrder.title')}>
      <Band>
        {quote ? (
          <Notice
            tone="warn"
            title={t('quoteOrder.unusable')}
            action={
              <Button variant="secondary" size="small" link={back}>
                {t('quoteOrder.toQuote')}
              </Button>
            }
          >
            {t('quoteOrder.unusableText')}
          </Notice>
        ) : isApiError(read.error) ? (
          <LoadError error={read.error} onRetry={() => read.refetch()} />
        ) : (
          <Loading>
            <SkeletonRow image />
            <SkeletonRow image />
            <SkeletonRow />
          </Loading>
        )}
      </Band>
    </Screen>
  )
}

function Order({ quote, reload }: { quote: Quote; reload: () => Promise<unknown> }) {
  const t = useMessages()
  const order = useQuoteOrder(quote, reload)
  return (
    <Screen title={t('quoteOrder.title')} bar={<QuoteOrderBar order={order} />}>
      <AgreedGoods quote={quote} />
      <BusinessSection
        buyerId={order.buyerId}
        total={order.totals.grand_total}
        only={quote.company_id}
      />
      <PaymentMethods
        amount={quote.total ?? 0}
        value={order.paymentId}
        onChange={(choice) => order.setPayment(choice)}
      />
      <Band label={t('summary.title')}>
        <Amounts totals={order.totals} promoCode="" />
      </Band>
      {order.problem && (
        <Band>
          <Notice tone="error" live>
            {order.problem}
          </Notice>
        </Band>
      )}
    </Screen>
  )
}
