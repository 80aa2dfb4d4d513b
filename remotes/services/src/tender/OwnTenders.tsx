import { tenders } from '@borong/api/tenders'
import { call, Link, unitName, useInfiniteQuery, useLanguage, useMessages } from '@borong/contract'
import { Badge } from '@borong/ui/Badge'
import { Band } from '@borong/ui/Band'
import { wholeNumber } from '@borong/ui/format/rupiah'
import { ListRow } from '@borong/ui/ListRow'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { longDate } from '@borong/ui/format/moment'
import { withoutRepeats } from '@borong/ui/without-repeats'
import { PageEnd } from '../PageEnd.tsx'
import styles from './Tender.module.css'

/** The buyer's own tender requests, the newest first. */
export function OwnTenders() {
  const t = useMessages()
  const { language } = useLanguage()
  const pages = useInfiniteQuery({
    queryKey: ['tenders', 'pages'],
    queryFn: ({ pageParam }) => call(tenders, { query: { page: String(pageParam) } }),
    initialPageParam: 1,
    getNextPageParam: ({ result: { total_count: total, page, limit } }) =>
      page * limit < total ? page + 1 : undefined,
  })
  const items =
    pages.data &&
    withoutRepeats(
      pages.data.pages.map(({ result }) => result.items),
      ({ number }) => number,
    )
  return (
    <Band>
      <SectionHeader title={t('tender.own')} />
      {items?.length === 0 && <p className={styles.label}>{t('tender.ownNone')}</p>}
      {items && items.length > 0 && (
        <ul className={styles.own}>
          {items.map((tender) => (
            <li key={tender.number}>
              <ListRow
                title={
                  tender.line_count > 1
                    ? t('tender.moreLines', { item: tender.item, count: tender.line_count - 1 })
                    : tender.item
                }
                link={<Link to={`/services/tender/${tender.number}`} />}
                detail={
                  <>
                    {tender.number}
                    <br />
                    {`${wholeNumber(tender.quantity, language)} ${unitName(tender.unit, language, tender.quantity)} · ${longDate(tender.created_at, language)}`}
                  </>
                }
                end={
                  <Badge tone="note">
                    {tender.phase !== 'open'
                      ? t(`tender.phase.${tender.phase}`)
                      : tender.offer_count > 0
                        ? t('tender.offerCount', { count: tender.offer_count })
                        : t('tender.state.received')}
                  </Badge>
                }
              />
            </li>
          ))}
        </ul>
      )}
      {pages.isPending && <SkeletonRow />}
      <PageEnd pages={pages} />
    </Band>
  )
}
