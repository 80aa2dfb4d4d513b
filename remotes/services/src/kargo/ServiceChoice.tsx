import type { CargoRate } from '@borong/api/cargo.shapes'
import { useLanguage, useMessages, type ApiError } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import { Radio, RadioGroup } from '@borong/ui/Radio'
import { SkeletonText } from '@borong/ui/Skeleton'
import styles from './Kargo.module.css'
import { detailOf } from './rate-detail.ts'

interface ServiceChoiceProps {
  /** Undefined while the load is incomplete or the rates are on their way. */
  rates: readonly CargoRate[] | undefined
  isFetching: boolean
  error: ApiError | undefined
  value: string
  onChange: (service: string) => void
  onRetry: () => void
}

/** The services for this route and load, each with its price. */
export function ServiceChoice(props: ServiceChoiceProps) {
  const { rates, isFetching, error, value, onChange, onRetry } = props
  const t = useMessages()
  const { language } = useLanguage()
  if (error)
    return (
      <ErrorNotice
        error={error}
        action={
          error.kind === 'network' && (
            <Button variant="ghost" size="small" onClick={onRetry}>
              {t('application.retry')}
            </Button>
          )
        }
      />
    )
  if (!rates) {
    if (isFetching) return <SkeletonText lines={3} />
    return <p className={styles.quiet}>{t('kargo.fillLoad')}</p>
  }
  return (
    <RadioGroup
      label={t('kargo.services')}
      name="service"
      value={value}
      onChange={onChange}
      invalid={!rates.some(({ service }) => service === value) && t('kargo.wrong.service')}
    >
      {rates.map((rate) => (
        <Radio
          key={rate.service}
          value={rate.service}
          label={t(`kargo.service.${rate.service}`)}
          hint={detailOf(rate, t, language)}
          end={rupiah(rate.price, language)}
        />
      ))}
    </RadioGroup>
  )
}
