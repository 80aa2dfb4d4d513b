import { cargoRates } from '@borong/api/cargo'
import { call, Link, useLanguage, useMessages, useSubmit, type Reply } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Band, Rows } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { rupiah, wholeNumber } from '@borong/ui/format/rupiah'
import { ListRow } from '@borong/ui/ListRow'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { useState } from 'react'
import { DistrictField } from './DistrictField.tsx'
import { useShipmentDraft } from './kargo.atoms.ts'
import styles from './Kargo.module.css'
import { detailOf } from './rate-detail.ts'
import { ShipmentFields } from './ShipmentFields.tsx'
import { asQuery, judgeShipment } from './typed-shipment.ts'

type Rates = Reply<typeof cargoRates>['result']

/** the prices between two districts; it works without an account. */
export function RateForm() {
  const t = useMessages()
  const { draft, change } = useShipmentDraft()
  const { shipment, wrong } = judgeShipment(draft)
  const [rates, setRates] = useState<Rates>()
  const ask = useSubmit(async () => {
    setRates(undefined)
    const { result } = await call(cargoRates, {
      query: { from: draft.from!.district_id, to: draft.to!.district_id, ...asQuery(shipment) },
    })
    setRates(result)
  })
  const edit: typeof change = (part) => {
    setRates(undefined)
    change(part)
  }
  return (
    <Form submit={ask} onSubmit={ask.start}>
      <Band>
        <SectionHeader title={t('kargo.ratesTitle')} />
        <div className={styles.fields}>
          {(['from', 'to'] as const).map((end) => (
            <DistrictField
              key={end}
              name={end}
              label={t(`kargo.${end}`)}
              value={draft[end]}
              onChange={(district) => edit({ [end]: district })}
            />
          ))}
          <ShipmentFields draft={draft} wrong={wrong} onChange={edit} />
          <ErrorNotice error={ask.error} />
          <Button type="submit" fullWidth loading={ask.busy} variant="secondary">
            {t('kargo.askRates')}
          </Button>
        </div>
        <div role="status">{rates && <Found rates={rates} />}</div>
        <Button fullWidth link={<Link to="/services/borong-kargo/book" />}>
          {t('kargo.toBooking')}
        </Button>
      </Band>
    </Form>
  )
}

function Found({ rates }: { rates: Rates }) {
  const t = useMessages()
  const { language } = useLanguage()
  return (
    <>
      {rates.volumetric_kg > 0 && (
        <p className={styles.quiet}>
          {t('kargo.volumetric', { kg: wholeNumber(rates.volumetric_kg, language) })}
        </p>
      )}
      <Rows>
        {rates.rates.map((rate) => (
          <ListRow
            key={rate.service}
            title={t(`kargo.service.${rate.service}`)}
            detail={detailOf(rate, t, language)}
            end={rupiah(rate.price, language)}
          />
        ))}
      </Rows>
    </>
  )
}
