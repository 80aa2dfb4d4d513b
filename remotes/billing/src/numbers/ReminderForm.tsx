import { setBillReminder } from '@borong/api/billing'
import { isPrepaid } from '@borong/api/rules/prepaid'
import { parseRupiah } from '@borong/api/rules/typed-number'
import { call, Link, useLanguage, useMessages } from '@borong/contract'
import { useErrorText } from '@borong/patterns/use-error-text'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { wholeNumber } from '@borong/ui/format/rupiah'
import { MoneyField } from '@borong/ui/MoneyField'
import { Notice } from '@borong/ui/Notice'
import { PIN_LENGTH } from '@borong/ui/PinField'
import { Select } from '@borong/ui/Select'
import { Switch } from '@borong/ui/Switch'
import { useState } from 'react'
import { WalletPin } from '../confirm/WalletPin.tsx'
import type { SavedNumber } from '../parts/bill-kinds.ts'
import styles from './NumbersScreen.module.css'
import { useNumberChange } from './use-number-change.ts'

const DAYS = Array.from({ length: 31 }, (_, index) => String(index + 1))
const MOST = 1_000_000_000

/** The day of a saved number's reminder; a monthly bill can be paid from the wallet on that day. */
export function ReminderForm({ saved }: { saved: SavedNumber }) {
  const t = useMessages()
  const text = useErrorText()
  const { language } = useLanguage()
  const { id, kind, reminder, product_code: product } = saved
  const [day, setDay] = useState(reminder ? String(reminder.day) : '')
  const [isAuto, setAuto] = useState(reminder?.autopay_cap != null)
  const present = reminder?.autopay_cap ?? saved.last_price
  const [typedCap, setCap] = useState(present == null ? '' : wholeNumber(present, language))
  const [pin, setPin] = useState('')
  const isMonthly = !isPrepaid(kind)
  const wantsAuto = isMonthly && product !== null && day !== '' && isAuto
  const cap = parseRupiah(typedCap) ?? 0
  const isCapWrong = cap < 1 || cap > MOST
  const saving = useNumberChange(async () => {
    const autopay = wantsAuto ? { autopay_cap: cap, pin } : {}
    // A PIN is sent once: the next change asks for it again.
    setPin('')
    await call(setBillReminder, {
      params: { id },
      body: { day: day === '' ? null : Number(day), ...autopay },
    })
  }, t('numbers.saved'))
  const { error } = saving
  const isOfPin = wantsAuto && (error?.reason === 'PIN_WRONG' || error?.reason === 'PIN_BLOCKED')
  return (
    <Form className={styles.form} submit={saving} onSubmit={saving.start}>
      <Select
        label={t('numbers.day')}
        hint={t('numbers.dayHint')}
        value={day}
        onChange={setDay}
        options={[
          { value: '', label: t('numbers.noDay') },
          ...DAYS.map((value) => ({ value, label: value })),
        ]}
      />
      {isMonthly && day !== '' && (
        <Switch
          label={t('numbers.autopay')}
          hint={t(product === null ? 'numbers.autopayNeeds' : 'numbers.autopayHint')}
          checked={wantsAuto}
          onChange={setAuto}
          disabled={product === null}
        />
      )}
      {wantsAuto && (
        <>
          <MoneyField
            label={t('numbers.cap')}
            language={language}
            value={typedCap}
            onChange={setCap}
            invalid={isCapWrong && t('numbers.capMissing')}
          />
          <WalletPin
            value={pin}
            onChange={setPin}
            error={isOfPin && text(error)}
            invalid={pin.length < PIN_LENGTH && t('confirm.typePin')}
          />
        </>
      )}
      {error && !isOfPin && (
        <Notice
          tone="error"
          live
          action={
            error.reason === 'PIN_MISSING' && (
              <Button variant="ghost" size="small" link={<Link to="/profile/pin" />}>
                {t('confirm.setPin')}
              </Button>
            )
          }
        >
          {text(error)}
        </Notice>
      )}
      <span>
        <Button size="small" variant="secondary" type="submit" loading={saving.busy}>
          {t('numbers.saveReminder')}
        </Button>
      </span>
    </Form>
  )
}
