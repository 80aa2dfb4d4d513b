import { Link, PageTitle, useMessages, useParams } from '@borong/contract'
import { Loading } from '@borong/patterns/Loading'
import { LoadError } from '@borong/patterns/LoadError'
import { Bands, HeadBand } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { useQuote } from './quote.data.ts'
import { QuoteView } from './QuoteView.tsx'

/** F-08: one quote: its lines, the acts that its state allows, its history and messages. */
export function QuoteScreen() {
  const t = useMessages()
  const { quoteId = '' } = useParams()
  const { quote, isPending, error, refetch, show } = useQuote(quoteId)
  if (quote) return <QuoteView key={quote.id} quote={quote} onChange={show} />
  return (
    <Bands>
      <PageTitle>{t('quote.one')}</PageTitle>
      <HeadBand title={t('quote.one')}>
        {isPending ? (
          <Loading>
            <SkeletonRow />
            <SkeletonRow image />
            <SkeletonRow image />
          </Loading>
        ) : (
          <LoadError
            error={error}
            onRetry={refetch}
            action={
              <Button variant="ghost" link={<Link to="/quotes" />}>
                {t('quote.toAll')}
              </Button>
            }
          />
        )}
      </HeadBand>
    </Bands>
  )
}
