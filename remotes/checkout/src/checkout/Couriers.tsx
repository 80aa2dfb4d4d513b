import { optionCost } from '@borong/api/rules/shipping-option'
import type { ShippingOption } from '@borong/api/shipping.shapes'
import { useFirstNow, useLanguage, useMessages, useTrack } from '@borong/contract'
import { Badge } from '@borong/ui/Badge'
import { rupiah, type Language } from '@borong/ui/format/rupiah'
import { Radio, RadioGroup } from '@borong/ui/Radio'
import { useServerNow } from '@borong/ui/server-now'
import { useId } from 'react'
import type { Words } from '../shop/words.ts'
import { arrivalWords, courierName } from './arrival.ts'
import styles from './Couriers.module.css'
import type { Shipment } from './shipments.ts'

interface CouriersProps {
  shipment: Shipment
  onChoose: (id: string) => void
}

/** The couriers of one seller's goods that can be had, the cheapest first. */
export function Couriers({ shipment, onChoose }: CouriersProps) {
  const t = useMessages()
  const name = useId()
  const { language } = useLanguage()
  const now = useServerNow(useFirstNow())
  const track = useTrack()
  const { offered, cheapest, fastest } = shipment.couriers
  const choose = (id: string) => {
    const value = offered.find((option) => option.id === id)?.price ?? 0
    track({ name: 'add_shipping_info', fields: { courier: id, value } })
    onChoose(id)
  }
  const marksOf = (option: ShippingOption) =>
    offered.length === 1
      ? []
      : [
          ...(option === cheapest ? ['cheapest' as const] : []),
          ...(option === fastest ? ['fastest' as const] : []),
        ]
  return (
    <RadioGroup
      label={t('courier.of', { seller: shipment.vendor.vendor_name })}
      hideLabel
      name={name}
      value={shipment.option?.id}
      onChange={choose}
    >
      {offered.map((option) => (
        <Radio
          key={option.id}
          value={option.id}
          label={
            <>
              {courierName(option, t)}
              {marksOf(option).map((mark) => (
                <Badge key={mark} tone="good">
                  {t(`courier.rule.${mark}`)}
                </Badge>
              ))}
            </>
          }
          hint={hint(option, now, t, language)}
          end={
            <span className={styles.price}>
              {option.price === 0 ? t('courier.free') : rupiah(option.price, language)}
              {option.normal_price > option.price && <s>{rupiah(option.normal_price, language)}</s>}
            </span>
          }
        />
      ))}
    </RadioGroup>
  )
}

function hint(option: ShippingOption, now: number, t: Words, language: Language): string {
  const insurance = optionCost(option) - option.price
  const isNamedByKind = option.kind === 'own' || option.kind === 'pickup'
  return [
    ...(isNamedByKind ? [] : [t(`courier.kind.${option.kind}`)]),
    arrivalWords(option, now, t, language),
    ...(option.chargeable_weight_kg > 0
      ? [t('courier.weight', { kg: option.chargeable_weight_kg })]
      : []),
    // Part of the cost by which the couriers are sorted.
    ...(insurance > 0 ? [t('courier.insurance', { value: rupiah(insurance, language) })] : []),
  ].join(' · ')
}
