import { cargoBookings } from '@borong/api/cargo'
import { callQuery, Link, useMessages, useQuery } from '@borong/contract'
import { Badge } from '@borong/ui/Badge'
import { Button } from '@borong/ui/Button'
import { ListRow } from '@borong/ui/ListRow'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Band } from '../shop/Screen.tsx'

/** The shipments that the buyer has booked for the goods of an order, and the way to book one. */
export default function Cargo({ serial, canBook }: { serial: string; canBook: boolean }) {
  const t = useMessages()
  const read = useQuery(callQuery(cargoBookings, { query: { order_serial: serial } }))
  const items = read.data?.result.items
  if (!items) return null
  const isUnderWay = items.some(({ state }) => state !== 'cancelled')
  const isOffered = canBook && !isUnderWay
  if (items.length === 0 && !isOffered) return null
  return (
    <Band label={t('cargo.title')}>
      <SectionHeader title={t('cargo.title')} />
      {items.map(({ number, tracking_number, from_city, to_city, state }) => (
        <ListRow
          key={number}
          title={`${from_city} → ${to_city}`}
          detail={tracking_number}
          end={<Badge tone="note">{t(`cargo.state.${state}`)}</Badge>}
          link={<Link to={`/services/borong-kargo/${number}`} />}
        />
      ))}
      {isOffered && (
        <Button
          variant="secondary"
          fullWidth
          link={<Link to={`/services/borong-kargo/book?order=${serial}`} />}
        >
          {t('cargo.book')}
        </Button>
      )}
    </Band>
  )
}
