import { cargoBookings } from '@borong/api/cargo'
import { call, Link, useInfiniteQuery, useLanguage, useMessages } from '@borong/contract'
import { Badge } from '@borong/ui/Badge'
import { Band, Rows } from '@borong/ui/Band'
import { longDate } from '@borong/ui/format/moment'
import { ListRow } from '@borong/ui/ListRow'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { withoutRepeats } from '@borong/ui/without-repeats'
import { PageEnd } from '../PageEnd.tsx'

/** The buyer's shipments, the newest first. Nothing while there are none. */
export function Shipments() {
  const t = useMessages()
  const { language } = useLanguage()
  const pages = useInfiniteQuery({
    queryKey: ['cargoBookings', 'pages'],
    queryFn: ({ pageParam }) => call(cargoBookings, { query: { page: String(pageParam) } }),
    initialPageParam: 1,
    getNextPageParam: ({ result: { total_count: total, page, limit } }) =>
      page * limit < total ? page + 1 : undefined,
    refetchOnMount: 'always',
  })
  const items = withoutRepeats(
    pages.data?.pages.map(({ result }) => result.items) ?? [],
    ({ number }) => number,
  )
  if (items.length === 0 && !pages.isError) return null
  return (
    <Band>
      <SectionHeader title={t('kargo.own')} />
      <Rows>
        {items.map((item) => (
          <ListRow
            key={item.number}
            title={`${item.from_city} → ${item.to_city}`}
            detail={`${item.number} · ${longDate(item.pickup_day, language)}`}
            end={<Badge tone="note">{t(`kargo.state.${item.state}`)}</Badge>}
            link={<Link to={`/services/borong-kargo/${item.number}`} />}
          />
        ))}
      </Rows>
      <PageEnd pages={pages} />
    </Band>
  )
}
