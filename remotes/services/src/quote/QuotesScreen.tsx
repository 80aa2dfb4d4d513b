import { quotes } from '@borong/api/quotes'
import { Link, PageTitle, useLanguage, useMessages, useSearchParams } from '@borong/contract'
import { usePages } from '@borong/patterns/use-pages'
import { QueryContent } from '@borong/patterns/QueryContent'
import { LoadMore } from '@borong/patterns/LoadMore'
import { Badge } from '@borong/ui/Badge'
import { Band, Bands, HeadBand, Rows } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { Chip } from '@borong/ui/Chip'
import { EmptyState } from '@borong/ui/EmptyState'
import { rupiah } from '@borong/ui/format/rupiah'
import { HandshakeIcon } from '@borong/ui/icons/HandshakeIcon'
import { ListRow } from '@borong/ui/ListRow'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { longDate } from '@borong/ui/format/moment'
import { companyOf } from '../owner/company-of.ts'
import { OwnerFilter } from '../owner/OwnerFilter.tsx'
import { useOwnerText } from '../owner/use-owner-text.ts'
import { STATES, TONES } from './quote.data.ts'
import styles from './Quote.module.css'

/** F-08: the buyer's quotes, the last changed first, by state. */
export function QuotesScreen() {
  const t = useMessages()
  const { language } = useLanguage()
  const [search, setSearch] = useSearchParams()
  const state = STATES.find((one) => one === search.get('state'))
  const companyId = companyOf(search)
  const ownerText = useOwnerText()
  const choose = (name: 'state' | 'company', value: string) => {
    const next = new URLSearchParams(search)
    if (value) next.set(name, value)
    else next.delete(name)
    return next
  }
  const pathOf = (one: string) => {
    const next = choose('state', one).toString()
    return next ? `/quotes?${next}` : '/quotes'
  }
  const pages = usePages(
    quotes,
    { query: { ...(state ? { state } : {}), ...(companyId ? { company_id: companyId } : {}) } },
    ({ result }) => result,
    ({ id }) => id,
  )
  return (
    <Bands>
      <PageTitle>{t('quote.title')}</PageTitle>
      <HeadBand title={t('quote.title')} lead={t('quote.lead')}>
        <OwnerFilter
          companyId={companyId}
          onChange={(company) => setSearch(choose('company', company), { replace: true })}
        />
        <nav className={styles.filters} aria-label={t('quote.filters')}>
          <Chip link={<Link to={pathOf('')} replace />} selected={!state}>
            {t('quote.all')}
          </Chip>
          {STATES.map((one) => (
            <Chip key={one} link={<Link to={pathOf(one)} replace />} selected={state === one}>
              {t(`quote.state.${one}`)}
            </Chip>
          ))}
        </nav>
      </HeadBand>
      <Band label={t('quote.title')}>
        <QueryContent
          query={pages}
          skeleton={
            <>
              <SkeletonRow />
              <SkeletonRow />
              <SkeletonRow />
            </>
          }
          empty={
            <EmptyState
              icon={<HandshakeIcon size={32} />}
              title={t(state ? 'quote.noneInState' : 'quote.none')}
              action={<Button link={<Link to="/" />}>{t('quote.shop')}</Button>}
            >
              {!state && t('quote.how')}
            </EmptyState>
          }
        >
          <Rows>
            {pages.items.map((quote) => (
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
                    {ownerText(quote) && (
                      <>
                        {ownerText(quote)}
                        <br />
                      </>
                    )}
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
          <LoadMore pages={pages} />
        </QueryContent>
      </Band>
    </Bands>
  )
}
