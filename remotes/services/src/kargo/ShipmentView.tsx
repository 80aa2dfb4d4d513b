import type { CargoParty } from '@borong/api/cargo.shapes'
import { showPhone } from '@borong/api/rules/phone'
import { Link, PageTitle, useLanguage } from '@borong/contract'
import { Band, Bands, HeadBand } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { CopyButton } from '@borong/ui/CopyButton'
import { DescriptionList } from '@borong/ui/DescriptionList'
import { longDate, moment } from '@borong/ui/format/moment'
import { rupiah, wholeNumber } from '@borong/ui/format/rupiah'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Timeline, type TimelineProps } from '@borong/ui/Timeline'
import { useOwnerText } from '../owner/use-owner-text.ts'
import { CancelShipment } from './CancelShipment.tsx'
import type { Shipment } from './shipment.ts'
import { useShipmentMessages } from './use-shipment-messages.ts'

interface ShipmentViewProps {
  shipment: Shipment
  onChange: (shipment: Shipment) => void
  onReload: () => void
}

const STATES = ['booked', 'picked_up', 'in_transit', 'delivered'] as const
const ENDED: ReadonlySet<string> = new Set(['delivered', 'cancelled'])

/** A shipment with its tracking number, its history and its content. */
export function ShipmentView({ shipment, onChange, onReload }: ShipmentViewProps) {
  const t = useShipmentMessages()
  const { language } = useLanguage()
  const { number, tracking_number, state, sender, recipient } = shipment
  const title = `${shipment.from_city} → ${shipment.to_city}`
  const kg = wholeNumber(Math.ceil(shipment.weight_kg), language)
  const ownerText = useOwnerText()
  const facts = [
    [t('kargo.owner'), ownerText(shipment)],
    [t('kargo.centre'), shipment.cost_centre_name],
    [t('kargo.sender'), lineOf(sender)],
    [t('kargo.recipient'), lineOf(recipient)],
    [t('kargo.services'), t(`kargo.service.${shipment.service}`)],
    [t('kargo.day'), longDate(shipment.pickup_day, language)],
    [
      t('kargo.duration'),
      t('kargo.days', { from: shipment.shortest_days, to: shipment.longest_days }),
    ],
    [t('kargo.goods'), shipment.goods],
    [t('kargo.load'), t('kargo.loadOf', { kg, packages: shipment.packages })],
    [t('kargo.value'), rupiah(shipment.declared_value, language)],
    [t('kargo.freight'), rupiah(shipment.freight, language)],
    [
      t('kargo.insurance'),
      shipment.insurance > 0 ? rupiah(shipment.insurance, language) : t('kargo.uninsured'),
    ],
    [t('kargo.total'), rupiah(shipment.price, language)],
    [
      t('kargo.ofOrder'),
      shipment.order_serial && (
        <Link to={`/transaction/${shipment.order_serial}`}>{shipment.order_serial}</Link>
      ),
    ],
  ] as const
  return (
    <Bands>
      <PageTitle>{t('kargo.shipment')}</PageTitle>
      <HeadBand
        title={title}
        lead={
          state === 'cancelled' && shipment.company_id
            ? t('kargo.cancelledCompany')
            : t(`kargo.lead.${state}`)
        }
      >
        <DescriptionList
          isStacked
          facts={[
            [t('kargo.number'), number],
            [t('kargo.tracking'), tracking_number],
          ]}
        />
        <CopyButton
          text={tracking_number}
          label={t('kargo.copy')}
          copiedLabel={t('kargo.copied')}
          failedLabel={t('kargo.copyFailed')}
        />
      </HeadBand>
      <Band>
        <SectionHeader title={t('kargo.history')} />
        <Timeline
          label={t('kargo.history')}
          steps={stepsOf(
            shipment,
            (one) => t(`kargo.state.${one}`),
            (at) => moment(at, language),
          )}
        />
        {!ENDED.has(state) && (
          <Button variant="ghost" size="small" onClick={onReload}>
            {t('kargo.reload')}
          </Button>
        )}
      </Band>
      <Band>
        <SectionHeader title={t('kargo.content')} />
        <DescriptionList isStacked facts={facts} />
      </Band>
      <Band>
        {state === 'booked' && (shipment.acts?.includes('cancel') ?? true) && (
          <CancelShipment number={number} onCancelled={onChange} onRefused={onReload} />
        )}
        <Button variant="ghost" link={<Link to="/services/borong-kargo" />}>
          {t('services.kargo.name')}
        </Button>
      </Band>
    </Bands>
  )
}

const lineOf = ({ name, phone, address, district, city, province, postal_code }: CargoParty) =>
  `${name} (${showPhone(phone)}), ${[address, district, city, province, postal_code].filter(Boolean).join(', ')}`

/** The acts so far and the states that are ahead. */
function stepsOf(
  { state, events }: Shipment,
  nameOf: (state: string) => string,
  momentOf: (at: string) => string,
): TimelineProps['steps'] {
  const acts = events.map((event, index) => {
    const isLast = index === events.length - 1
    return {
      id: String(index),
      title: nameOf(event.state),
      detail: [momentOf(event.at), event.text].filter(Boolean).join(' · '),
      state:
        event.state === 'cancelled'
          ? ('stopped' as const)
          : isLast && !ENDED.has(state)
            ? ('current' as const)
            : ('done' as const),
    }
  })
  if (state === 'cancelled') return acts
  const ahead = STATES.slice(STATES.indexOf(state) + 1)
  return [
    ...acts,
    ...ahead.map((one) => ({ id: one, title: nameOf(one), state: 'ahead' as const })),
  ]
}
