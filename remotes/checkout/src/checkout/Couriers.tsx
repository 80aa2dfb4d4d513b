import { canChoose } from '@borong/api/rules/shipping-option'
import type { ShippingOption } from '@borong/api/shipping.shapes'
import { useFirstNow, useLanguage, useMessages, useTrack } from '@borong/contract'
import { rupiah, type Language } from '@borong/ui/format/rupiah'
import { Radio, RadioGroup } from '@borong/ui/Radio'
import { useServerNow } from '@borong/ui/server-now'
import { Sheet } from '@borong/ui/Sheet'
import { useId } from 'react'
import type { Words } from '../shop/words.ts'
import { arrivalWords, courierName } from './arrival.ts'
import styles from './Couriers.module.css'

interface CouriersProps {
  seller: string
  options: readonly ShippingOption[]
  chosen: string | undefined
  onChoose: (id: string) => void
}

interface CourierChoiceProps extends CouriersProps {
  /** On the page of a wide window. Elsewhere they are in a sheet. */
  isInline: boolean
  open: boolean
  onClose: () => void
}

/** The choice of one seller's courier. */
export default function CourierOptions({
  isInline,
  open,
  onClose,
  ...couriers
}: CourierChoiceProps) {
  const t = useMessages()
  if (isInline)
    return (
      <div className={styles.inline}>
        <Couriers {...couriers} />
      </div>
    )
  return (
    <Sheet open={open} onClose={onClose} title={t('courier.choose')} closeLabel={t('close')}>
      <Couriers {...couriers} leaves />
    </Sheet>
  )
}

/** Every shipping option of one seller's goods; an option that can't be selected shows the reason. */
function Couriers({
  seller,
  options,
  chosen,
  onChoose,
  leaves,
}: CouriersProps & { leaves?: boolean }) {
  const t = useMessages()
  const name = useId()
  const { language } = useLanguage()
  const now = useServerNow(useFirstNow())
  const track = useTrack()
  const choose = (id: string) => {
    const value = options.find((option) => option.id === id)?.price ?? 0
    track({ name: 'add_shipping_info', fields: { courier: id, value } })
    onChoose(id)
  }
  return (
    <RadioGroup
      label={t('courier.of', { seller })}
      hideLabel
      name={name}
      leaves={leaves}
      value={chosen}
      onChange={choose}
    >
      {options.map((option) => (
        <Radio
          key={option.id}
          value={option.id}
          disabled={!canChoose(option)}
          label={courierName(option, t)}
          hint={whyNot(option, t, language) ?? hint(option, now, t, language)}
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
  const weight =
    option.chargeable_weight_kg > 0
      ? [t('courier.weight', { kg: option.chargeable_weight_kg })]
      : []
  const isNamedByKind = option.kind === 'own' || option.kind === 'pickup'
  const kind = isNamedByKind ? [] : [t(`courier.kind.${option.kind}`)]
  return [...kind, arrivalWords(option, now, t, language), ...weight].join(' · ')
}

function whyNot(option: ShippingOption, t: Words, language: Language): string | undefined {
  if (canChoose(option)) return undefined
  if (option.covered_city === 'N') return t('courier.unreachable')
  if (option.minimum_purchase_fulfilled === 'N')
    return t('courier.minimum', { value: rupiah(option.minimum_purchase, language) })
  return t('courier.notOffered')
}
