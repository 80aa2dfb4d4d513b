import { productShippingEstimate } from '@borong/api/shipping'
import type { ShippingOption } from '@borong/api/shipping.shapes'
import { callQuery, useLanguage, useMessages, useQuery, type Reply } from '@borong/contract'
import { QueryContent } from '@borong/patterns/QueryContent'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { useSettled } from '@borong/ui/use-settled'
import { useRef, useState } from 'react'
import { useDestination } from '../place/chosen-place.ts'
import { PlaceLine } from '../place/PlaceLine.tsx'
import { DeliveredLine } from '../shop/DeliveredLine.tsx'
import { useArrival } from '../shop/use-arrival.ts'
import { useNextFocus } from '../shop/use-next-focus.ts'
import type { Chosen } from './chosen.ts'
import styles from './Shipping.module.css'
import { SHOWN, SkeletonCouriers } from './SkeletonCouriers.tsx'

/** Shipping costs and times for the chosen quantity to the visitor's district. */
export default function ShippingSection({ product, quantity }: Chosen) {
  const t = useMessages()
  const destination = useDestination()
  const [choosing, setChoosing] = useState(false)
  const settled = useSettled(quantity)
  const parcel = {
    district_id: destination?.district_id ?? '',
    postal_code: destination?.postal_code ?? undefined,
    vendor_id: product.seller.id,
    weight: String((product.weight * settled) / 1000),
    weight_uom: 'kg',
    product_id: product.id,
    quantity: String(settled),
    group: 'true',
  } as const
  const query = useQuery({
    ...callQuery(productShippingEstimate, { query: parcel }),
    enabled: Boolean(destination),
    placeholderData: (before) => before,
  })
  return (
    <Band>
      <SectionHeader title={t('shipping.title')} />
      <PlaceLine isKnown={destination !== null} isChoosing={choosing} onChoosing={setChoosing}>
        {t('shipping.from', { city: product.vendor_location })}
        {destination !== undefined && ' · '}
        {destination === null && t('shipping.nowhere')}
        {destination &&
          t('shipping.to', { district: destination.district, city: destination.city })}
      </PlaceLine>
      {destination !== null && !choosing && (
        // The couriers have the height of their skeleton from the start, also when there are fewer of them.
        <div className={styles.room}>
          <SkeletonCouriers />
          <div>
            <QueryContent query={query} skeleton={<SkeletonCouriers />}>
              {({ data, delivered }) => (
                <>
                  {delivered && <DeliveredLine delivered={delivered} unit={product.unit_type} />}
                  <Services data={data} />
                </>
              )}
            </QueryContent>
          </div>
        </div>
      )}
    </Band>
  )
}

function Services({ data }: Pick<Reply<typeof productShippingEstimate>, 'data'>) {
  const t = useMessages()
  const { language } = useLanguage()
  const arrival = useArrival()
  const [all, setAll] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const focusNext = useNextFocus()
  const showAll = () => {
    focusNext(() => list.current?.children[SHOWN] as HTMLElement)
    setAll(true)
  }
  const when = ({ kind, ...service }: ShippingOption) => {
    const { duration_shortest: from, duration_longest: to } = service
    // A store pickup has no arrival date.
    const way = kind === 'pickup' ? 'ready' : 'arrives'
    return service.duration_uom === 'day'
      ? arrival(service, way)
      : t(`shipping.${way}.hours`, { from, to })
  }
  const services = data
    .flatMap((carrier) => ('services' in carrier ? carrier.services : [carrier]))
    .filter(({ covered_city, feature_flag }) => covered_city === 'Y' && feature_flag === 'Y')
    .sort((a, b) => a.price - b.price)
  if (services.length === 0)
    return <p className={styles.unreachable}>{t('shipping.unreachable')}</p>
  return (
    <div ref={list} className={styles.couriers}>
      {services.slice(0, all ? undefined : SHOWN).map((service) => (
        <div key={service.id} className={styles.courier}>
          <span>
            {service.kind === 'own' || service.kind === 'pickup'
              ? t(`shipping.by.${service.kind}`)
              : `${service.company} ${service.service}`}
          </span>
          <b>{service.price === 0 ? t('shipping.free') : rupiah(service.price, language)}</b>
          <small>{when(service)}</small>
        </div>
      ))}
      {services.length > SHOWN && !all && (
        <div className={styles.all}>
          <Button variant="ghost" size="small" onClick={showAll}>
            {t('shipping.all', { count: services.length })}
          </Button>
        </div>
      )}
    </div>
  )
}
