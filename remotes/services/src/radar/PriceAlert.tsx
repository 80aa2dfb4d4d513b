import { priceAlerts, removePriceAlert, setPriceAlert } from '@borong/api/radar'
import { MOST_ALERT_PRICE, type Staple } from '@borong/api/rules/staples'
import { parseRupiah } from '@borong/api/rules/typed-number'
import {
  callQuery,
  call,
  isApiError,
  requireLogin,
  useLanguage,
  useQuery,
  useSession,
  useSubmit,
} from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { rupiah } from '@borong/ui/format/rupiah'
import { MoneyField } from '@borong/ui/MoneyField'
import { Notice } from '@borong/ui/Notice'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { useState } from 'react'
import styles from './Radar.module.css'
import { useRadarMessages } from './use-radar-messages.ts'

/** The buyer's alert for a staple: one notification at this price or below. */
export function PriceAlert({ staple }: { staple: Staple }) {
  const t = useRadarMessages()
  const { language } = useLanguage()
  const { loggedIn } = useSession()
  const invalidate = useInvalidate()
  const [typed, setTyped] = useState('')
  const price = parseRupiah(typed) ?? 0
  const own = useQuery({ ...callQuery(priceAlerts), enabled: loggedIn })
  const alert = own.data?.result.items.find((one) => one.staple === staple)
  const reread = () => invalidate(priceAlerts)
  const save = useSubmit(async (price: number) => {
    await call(setPriceAlert, { params: { staple }, body: { price } })
    setTyped('')
    await reread()
  })
  const remove = useSubmit(async () => {
    await call(removePriceAlert, { params: { staple } })
    await reread()
  })
  const error = save.error ?? remove.error
  const name = t(`radar.staple.${staple}`)
  return (
    <Form submit={save} onSubmit={() => requireLogin() && save.start(price)}>
      <Band>
        <SectionHeader title={t('radar.alertTitle', { name })} />
        <div className={styles.fields}>
          {alert && (
            <Notice
              tone={alert.notified_at ? 'success' : 'info'}
              live
              action={
                <Button
                  variant="ghost"
                  size="small"
                  loading={remove.busy}
                  onClick={() => remove.start()}
                >
                  {t('radar.removeAlert')}
                </Button>
              }
            >
              {t(alert.notified_at ? 'radar.alertReached' : 'radar.alertWaits', {
                price: rupiah(alert.price, language),
              })}
            </Notice>
          )}
          {isApiError(own.error) && (
            <ErrorNotice
              error={own.error}
              action={
                <Button variant="ghost" size="small" onClick={() => own.refetch()}>
                  {t('application.retry')}
                </Button>
              }
            />
          )}
          <MoneyField
            name="price"
            label={t('radar.alertPrice')}
            hint={t('radar.alertHint')}
            value={typed}
            onChange={setTyped}
            invalid={(price < 1 || price > MOST_ALERT_PRICE) && t('radar.alertWrong')}
            language={language}
          />
          <ErrorNotice error={error} />
          <Button type="submit" variant="secondary" loading={save.busy}>
            {t(alert ? 'radar.changeAlert' : 'radar.setAlert')}
          </Button>
        </div>
      </Band>
    </Form>
  )
}
