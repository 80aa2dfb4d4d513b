import {
  Link,
  useConfig,
  useFirstNow,
  useLanguage,
  useMessages,
  useSetAtom,
} from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Checkbox } from '@borong/ui/Checkbox'
import { rupiah } from '@borong/ui/format/rupiah'
import { TruckIcon } from '@borong/ui/icons/TruckIcon'
import { ListRow } from '@borong/ui/ListRow'
import { Notice } from '@borong/ui/Notice'
import { useServerNow } from '@borong/ui/server-now'
import { SkeletonText } from '@borong/ui/Skeleton'
import { useMedia } from '@borong/ui/use-media'
import { useState } from 'react'
import { DESKTOP } from '../shop/desktop.ts'
import { part } from '../shop/part.tsx'
import { arrivalWords, courierName } from './arrival.ts'
import styles from './CourierChoice.module.css'
import { changeDraftAtom } from './draft.ts'
import { withChoice, type Shipment } from './shipments.ts'
import type { Checkout } from './use-checkout.ts'

const Couriers = part(() => import('./Couriers.tsx'))

/** The courier of one seller, with its price, arrival and insurance. */
export function CourierChoice({ shipment, checkout }: { shipment: Shipment; checkout: Checkout }) {
  const t = useMessages()
  const { language } = useLanguage()
  const now = useServerNow(useFirstNow())
  const isWide = useMedia(DESKTOP)
  // Undefined until the sheet is opened for the first time.
  const [isOpen, setOpen] = useState<boolean>()
  const change = useSetAtom(changeDraftAtom)
  const { option, vendor, options } = shipment
  const choose = (shipping_id: string, insurance: boolean) =>
    change({
      shipping_used: withChoice(checkout.draft.shipping_used, {
        vendor_id: vendor.id_vendor,
        shipping_id,
        insurance,
      }),
    })

  if (checkout.quoteError) {
    return (
      <Notice
        tone="error"
        live
        action={
          <Button variant="ghost" size="small" onClick={checkout.retryQuotes}>
            {t('query.retry')}
          </Button>
        }
      >
        {t('courier.failed')}
      </Notice>
    )
  }
  if (!checkout.address && checkout.userId)
    return <p className={styles.quiet}>{t('courier.needsAddress')}</p>
  if (checkout.isQuoting || options.length === 0) {
    return (
      <div className={styles.waiting} role="status" aria-label={t('courier.asking')}>
        <SkeletonText />
      </div>
    )
  }
  const row = (
    <ListRow
      start={<TruckIcon />}
      title={option ? courierName(option, t) : t('courier.choose')}
      detail={option && arrivalWords(option, now, t, language)}
      end={option && (option.price === 0 ? t('courier.free') : rupiah(option.price, language))}
      // In a wide window, where the couriers could not be loaded, each press is another attempt.
      onClick={() => setOpen(!isOpen)}
    />
  )
  return (
    <div className={styles.choice}>
      {shipment.hasChanged && <Notice tone="warn">{t('courier.changed')}</Notice>}
      {!isWide && row}
      {(isWide || isOpen !== undefined) && (
        <Couriers
          key={String(isWide && isOpen)}
          waiting={isWide && <div className={styles.waiting}>{row}</div>}
          onFailure={isWide ? undefined : () => setOpen(undefined)}
          isInline={isWide}
          open={isOpen === true}
          onClose={() => setOpen(false)}
          seller={vendor.vendor_name}
          options={options}
          chosen={option?.id}
          onChoose={(id) => {
            choose(id, shipment.isInsured)
            if (!isWide) setOpen(false)
          }}
        />
      )}
      {option && (
        <Insurance shipment={shipment} onChange={(insured) => choose(option.id, insured)} />
      )}
    </div>
  )
}

function Insurance({
  shipment,
  onChange,
}: {
  shipment: Shipment
  onChange: (isInsured: boolean) => void
}) {
  const t = useMessages()
  const { language } = useLanguage()
  const { insuranceInfoUrl } = useConfig()
  const { option, isInsured } = shipment
  if (!option || option.insurance_fee === 0) return null
  const isMandatory = option.is_mandatory_insurance === 'yes'
  const info = t('courier.insuranceInfo')
  return (
    <div className={styles.insurance}>
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
