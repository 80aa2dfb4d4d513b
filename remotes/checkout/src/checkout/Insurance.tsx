import { Link, useConfig, useLanguage, useMessages } from '@borong/contract'
import { Checkbox } from '@borong/ui/Checkbox'
import { rupiah } from '@borong/ui/format/rupiah'
import styles from './Insurance.module.css'
import type { Shipment } from './shipments.ts'

/** The insurance of a shipment, where its courier has one. */
export function Insurance({
  shipment: { option, isInsured },
  onChange,
}: {
  shipment: Shipment
  onChange: (isInsured: boolean) => void
}) {
  const t = useMessages()
  const { language } = useLanguage()
  const { insuranceInfoUrl } = useConfig()
  if (!option || option.insurance_fee === 0) return null
  const isMandatory = option.is_mandatory_insurance === 'yes'
  const info = t('courier.insuranceInfo')
  return (
    <div>
      <Checkbox
        label={t('courier.insurance', { value: rupiah(option.insurance_fee, language) })}
        hint={t(isMandatory ? 'courier.insuranceMandatory' : 'courier.insuranceHint')}
        checked={isInsured}
        disabled={isMandatory}
        onChange={onChange}
      />
      {insuranceInfoUrl ? (
        <a className={styles.info} href={insuranceInfoUrl} target="_blank" rel="noreferrer">
          {info}
        </a>
      ) : (
        <Link className={styles.info} to="/shipping-insurance">
          {info}
        </Link>
      )}
    </div>
  )
}
