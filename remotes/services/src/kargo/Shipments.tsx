import { cargoBookings } from '@borong/api/cargo'
import { Link, useLanguage, useMessages } from '@borong/contract'
import { usePages } from '@borong/patterns/use-pages'
import { QueryContent } from '@borong/patterns/QueryContent'
import { LoadMore } from '@borong/patterns/LoadMore'
import { Badge } from '@borong/ui/Badge'
import { Band, Rows } from '@borong/ui/Band'
import { longDate } from '@borong/ui/format/moment'
import { ListRow } from '@borong/ui/ListRow'
import { SectionHeader } from '@borong/ui/SectionHeader'

/** The buyer's shipments, the newest first. Nothing while there are none. */
export function Shipments() {
  const t = useMessages()
  const { language } = useLanguage()
  const pages = usePages(
    cargoBookings,
    { query: {} },
    ({ result }) => result,
    ({ number }) => number,
  )
  if (pages.items.length === 0 && !pages.isError) return null
  return (
    <Band>
      <SectionHeader title={t('kargo.own')} />
      <QueryContent query={pages} skeleton={null}>
        <Rows>
          {pages.items.map((item) => (
            <ListRow
              key={item.number}
              title={`${item.from_city} → ${item.to_city}`}
              detail={`${item.number} · ${longDate(item.pickup_day, language)}`}
              end={<Badge tone="note">{t(`kargo.state.${item.state}`)}</Badge>}
              link={<Link to={`/services/borong-kargo/${item.number}`} />}
            />
          ))}
        </Rows>
        <LoadMore pages={pages} />
      </QueryContent>
    </Band>
  )
}
