import { quotes } from '@borong/api/quotes'
import {
  callQuery,
  Link,
  PageTitle,
  useInfiniteQuery,
  useLanguage,
  useMessages,
  useQueryClient,
  useSearchParams,
} from '@borong/contract'
import { Badge } from '@borong/ui/Badge'
import { Band, Bands, HeadBand, Rows } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { Chip } from '@borong/ui/Chip'
import { EmptyState } from '@borong/ui/EmptyState'
import { rupiah } from '@borong/ui/format/rupiah'
import { HandshakeIcon } from '@borong/ui/icons/HandshakeIcon'
import { ListRow } from '@borong/ui/ListRow'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { PageEnd } from '../PageEnd.tsx'
import { longDate } from '@borong/ui/format/moment'
import { withoutRepeats } from '@borong/ui/without-repeats'
import { STATES, TONES, type QuoteState } from './quote.data.ts'
import styles from './Quote.module.css'

/** F-08: the buyer's quotes, the last changed first, by state. */
export function QuotesScreen() {
  const t = useMessages()
  const { language } = useLanguage()
  const [search] = useSearchParams()
  const state = STATES.find((one) => one === search.get('state'))
  const pages = useQuotes(state)
  const items =
    pages.data &&
    withoutRepeats(
      pages.data.pages.map(({ result }) => result.items),
      ({ id }) => id,
    )
  return (
    <Bands>
      <PageTitle>{t('quote.title')}</PageTitle>
      <HeadBand title={t('quote.title')} lead={t('quote.lead')}>
        <nav className={styles.filters} aria-label={t('quote.filters')}>
          <Chip link={<Link to="/quotes" replace />} selected={!state}>
            {t('quote.all')}
          </Chip>
          {STATES.map((one) => (
            <Chip
              key={one}
              link={<Link to={`/quotes?state=${one}`} replace />}
              selected={state === one}
            >
              {t(`quote.state.${one}`)}
            </Chip>
          ))}
        </nav>
      </HeadBand>
      <Band label={t('quote.title')}>
        {items?.length === 0 && (
          <EmptyState
            icon={<HandshakeIcon size={32} />}
            title={t(state ? 'quote.noneInState' : 'quote.none')}
            action={<Button link={<Link to="/" />}>{t('quote.shop')}</Button>}
          >
            {!state && t('quote.how')}
          </EmptyState>
        )}
        {items && items.length > 0 && (
          <Rows>
            {items.map((quote) => (
              <ListRow
                key={quote.id}
                title={
                  quote.line_count > 1
                    ? t('quote.andMore', {
                        name: quote.first_product,
                        count: quote.line_count - 1,
                      })
                    : quote.first_product
                }
                detail={
                  <>
                    {quote.vendor_name}
                    <br />
                    {[
                      quote.total === null ? '' : rupiah(quote.total, language),
                      longDate(quote.updated_at, language),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </>
                }
                end={<Badge tone={TONES[quote.state]}>{t(`quote.state.${quote.state}`)}</Badge>}
                link={<Link to={`/quotes/${quote.id}`} />}
              />
            ))}
          </Rows>
        )}
        {pages.isPending && (
          <div role="status" aria-busy aria-label={t('quote.loading')}>
            <SkeletonRow />
            <SkeletonRow />
            <SkeletonRow />
          </div>
        )}
        <PageEnd pages={pages} />
      </Band>
    </Bands>
  )
}

function useQuotes(state: QuoteState | undefined) {
  const queries = useQueryClient()
  const filter = state ? { state } : {}
  const first = callQuery(quotes, { query: filter })
  return useInfiniteQuery({
    queryKey: ['quotes', 'pages', state],
    queryFn: ({ pageParam }) =>
      queries.fetchQuery(
        pageParam === 1
          ? { ...first, staleTime: 2000, retry: false }
          : {
              ...callQuery(quotes, { query: { ...filter, page: String(pageParam) } }),
              staleTime: 0,
              // The infinite query retries by itself.
              retry: false,
            },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ result: { total_count: total, page, limit } }) =>
      page * limit < total ? page + 1 : undefined,
    refetchOnMount: 'always',
  })
}
