import { Link, useLanguage, useMessages, type ApiError } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { DescriptionList } from '@borong/ui/DescriptionList'
import { rupiah } from '@borong/ui/format/rupiah'
import { Notice } from '@borong/ui/Notice'
import { PIN_LENGTH, PinField } from '@borong/ui/PinField'
import { SectionHeader } from '@borong/ui/SectionHeader'
import styles from './Kargo.module.css'

interface BookFootProps {
  /** Undefined until a service is chosen. */
  freight: number | undefined
  insurance: number
  pin: string
  onPin: (pin: string) => void
  hasPin: boolean
  error: ApiError | null
  busy: boolean
}

/** The sum, the PIN of the wallet, and the button with the amount. */
export function BookFoot(props: BookFootProps) {
  const { freight, insurance, pin, onPin, hasPin, error, busy } = props
  const t = useMessages()
  const { language } = useLanguage()
  const isOfPin = error?.reason === 'PIN_WRONG' || error?.reason === 'PIN_MISSING'
  const total = (freight ?? 0) + insurance
  return (
    <Band>
      <SectionHeader title={t('kargo.payment')} />
      <div className={styles.fields}>
        {freight !== undefined && (
          <DescriptionList
            facts={[
              [t('kargo.freight'), rupiah(freight, language)],
              [t('kargo.insurance'), insurance > 0 && rupiah(insurance, language)],
              [t('kargo.total'), rupiah(total, language), true],
            ]}
          />
        )}
        {hasPin ? (
          <PinField
            label={t('kargo.pin')}
            value={pin}
            onChange={onPin}
            error={isOfPin && error.message}
            invalid={pin.length < PIN_LENGTH && t('kargo.wrong.pin')}
            revealLabel={t('kargo.reveal')}
            concealLabel={t('kargo.conceal')}
          />
        ) : (
          <Notice
            tone="warn"
            action={
              <Button variant="ghost" size="small" link={<Link to="/profile/pin" />}>
                {t('kargo.setPin')}
              </Button>
            }
          >
            {t('kargo.noPin')}
          </Notice>
        )}
        {error && !isOfPin && <ErrorNotice error={error} action={<NextStep error={error} />} />}
        <Button type="submit" fullWidth loading={busy}>
          {freight === undefined
            ? t('kargo.book')
            : t('kargo.pay', { amount: rupiah(total, language) })}
        </Button>
      </div>
    </Band>
  )
}

function NextStep({ error }: { error: ApiError }) {
  const t = useMessages()
  const { data } = error.body as { data?: { number?: string } }
  if (error.reason === 'WALLET_SHORT')
    return (
      <Button variant="ghost" size="small" link={<Link to="/wallet" />}>
        {t('kargo.toWallet')}
      </Button>
    )
  if (error.reason === 'ORDER_BOOKED' && data?.number)
    return (
      <Button
        variant="ghost"
        size="small"
        link={<Link to={`/services/borong-kargo/${data.number}`} />}
      >
        {t('kargo.toShipment')}
      </Button>
    )
  return null
}
