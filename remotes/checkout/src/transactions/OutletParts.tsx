import { unitName, useLanguage, useMessages } from '@borong/contract'
import { Badge } from '@borong/ui/Badge'
import { wholeNumber } from '@borong/ui/format/rupiah'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { arrivalDays } from '../shop/arrival-days.ts'
import { Band } from '../shop/Screen.tsx'
import type { Order } from '../thank-you/stored-order.ts'
import { stateTone } from './state-tone.ts'

type Parcel = Order['parcels'][number]

const addressOf = ({ address }: Parcel) => String(address.shipping_address_id)

/** The parts of an order by outlet: its goods, their courier and their state. Nothing where all goods go to one address. */
export default function OutletParts({ order: { parcels } }: { order: Order }) {
  const t = useMessages()
  const ids = [...new Set(parcels.map(addressOf))]
  if (ids.length < 2) return null
  return (
    <Band label={t('order.byOutlet')}>
      <SectionHeader title={t('order.byOutlet')} />
      {ids.map((id) => (
        <Outlet key={id} parcels={parcels.filter((parcel) => addressOf(parcel) === id)} />
      ))}
    </Band>
  )
}

function Outlet({ parcels }: { parcels: readonly Parcel[] }) {
  const t = useMessages()
  const { language } = useLanguage()
  const { alias, name } = parcels[0]!.address
  const states = [...new Set(parcels.map(({ state }) => state))]
  return (
    <details>
      <summary>
        <b>{String(alias || name)}</b>{' '}
        {states.map((state) => (
          <Badge key={state} tone={stateTone(state)}>
            {t(`state.${state}`)}
          </Badge>
        ))}
      </summary>
      {parcels.map(({ id, vendor_name, courier, arrives, details }) => (
        <p key={id}>
          {vendor_name} · {courier.company} {courier.service}
          {arrives && ` · ${t('courier.arrives.days', { days: arrivalDays(arrives, language) })}`}
          {details.map((line) => (
            <span key={line.id_item}>
              <br />
              {wholeNumber(line.quantity - (line.cancelled ?? 0), language)}{' '}
              {unitName(line.unit_type, language)} {line.name}
            </span>
          ))}
        </p>
      ))}
    </details>
  )
}
