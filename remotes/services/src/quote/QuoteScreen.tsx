import { isApiError, Link, PageTitle, useMessages, useParams } from '@borong/contract'
import { Bands, HeadBand } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { HandshakeIcon } from '@borong/ui/icons/HandshakeIcon'
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
          <div role="status" aria-busy aria-label={t('quote.loading')}>
            <SkeletonRow />
            <SkeletonRow image />
            <SkeletonRow image />
          </div>
        ) : (
          <EmptyState
            icon={<HandshakeIcon size={32} />}
            title={
              isApiError(error) && error.kind === 'refusal' ? error.message : t('quote.unread')
            }
            action={
              <>
                <Button onClick={() => refetch()}>{t('tender.retry')}</Button>
                <Button variant="ghost" link={<Link to="/quotes" />}>
                  {t('quote.toAll')}
                </Button>
              </>
            }
          />
        )}
      </HeadBand>
    </Bands>
  )
}
