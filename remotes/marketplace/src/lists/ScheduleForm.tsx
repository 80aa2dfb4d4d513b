import { setListSchedule } from '@borong/api/lists'
import { parseRupiah } from '@borong/api/rules/typed-number'
import { userProfile } from '@borong/api/users'
import { call, callQuery, Link, toast, useLanguage, useQuery, useSubmit } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { wholeNumber } from '@borong/ui/format/rupiah'
import { MoneyField } from '@borong/ui/MoneyField'
import { Notice } from '@borong/ui/Notice'
import { PIN_LENGTH, PinField } from '@borong/ui/PinField'
import { Select } from '@borong/ui/Select'
import { Switch } from '@borong/ui/Switch'
import { useState } from 'react'
import { useListMessages } from './use-list-messages.ts'
import styles from './Lists.module.css'
import { type SavedList, useListsChanged } from './lists-query.ts'
import { useFailure } from './use-failure.ts'

const RHYTHMS = ['weekly', 'biweekly', 'monthly'] as const
const PAYMENTS = ['wallet', 'pay-later', 'borong-plus-partner'] as const
type Payment = (typeof PAYMENTS)[number]
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const
const MONTH = Array.from({ length: 31 }, (_, index) => index + 1)
const MOST = 1_000_000_000

interface ScheduleFormProps {
  list: SavedList
  onDone: () => void
}

/** Sets how often a list is due; with a cap it is ordered on its day, from the wallet or on credit. */
export function ScheduleForm({ list, onDone }: ScheduleFormProps) {
  const t = useListMessages()
  const { language } = useLanguage()
  const changed = useListsChanged()
  const { schedule } = list
  const profile = useQuery(callQuery(userProfile)).data?.result
  const [rhythm, setRhythm] = useState(schedule?.rhythm ?? 'weekly')
  const [day, setDay] = useState(String(schedule?.day ?? 1))
  const [isAuto, setAuto] = useState(schedule?.cap != null)
  const [typedCap, setCap] = useState(
    schedule?.cap == null ? '' : wholeNumber(schedule.cap, language),
  )
  const [chosen, setAddress] = useState(schedule?.address_id ?? '')
  const [payment, setPayment] = useState<Payment>(schedule?.payment_id ?? 'wallet')
  const [pin, setPin] = useState('')
  const isMonthly = rhythm === 'monthly'
  const days = isMonthly ? MONTH : WEEK
  const addresses = profile?.addresses ?? []
  const address =
    addresses.find((one) => one.shipping_address_id === chosen) ??
    addresses.find((one) => one.set_default)
  const cap = parseRupiah(typedCap) ?? 0
  const isCapWrong = cap < 1 || cap > MOST
  // Without an address or a PIN the form leads to the page that adds one.
  const canOrder = !isAuto || (address && profile?.has_pin !== false)
  const isPinShort = pin.length < PIN_LENGTH
  const saving = useSubmit(async () => {
    const order = isAuto
      ? { cap, address_id: address!.shipping_address_id, payment_id: payment, pin }
      : {}
    // A PIN is sent once: the next change asks for it again.
    setPin('')
    const body = { rhythm, day: Number(day), ...order }
    await call(setListSchedule, { params: { listId: list.id }, body })
    await changed()
    toast(t('rhythm.saved'), { type: 'success', id: 'rhythm' })
    onDone()
  })
  const { text } = useFailure()
  const { error } = saving
  const isOfPin = isAuto && (error?.reason === 'PIN_WRONG' || error?.reason === 'PIN_BLOCKED')
  return (
    <Form aria-label={t('rhythm.form')} submit={saving} onSubmit={() => canOrder && saving.start()}>
      <Select
        label={t('rhythm.often')}
        value={rhythm}
        onChange={(value) => {
          setRhythm(RHYTHMS.find((one) => one === value) ?? 'weekly')
          setDay('1')
        }}
        options={RHYTHMS.map((value) => ({ value, label: t(`rhythm.${value}`) }))}
      />
      <Select
        label={t(isMonthly ? 'rhythm.date' : 'rhythm.day')}
        hint={isMonthly ? t('rhythm.shortMonth') : undefined}
        value={day}
        onChange={setDay}
        options={days.map((one) => ({
          value: String(one),
          label: isMonthly ? String(one) : t(`rhythm.weekday.${one}`),
        }))}
      />
      <Switch
        label={t('rhythm.auto')}
        hint={t('rhythm.autoHint')}
        checked={isAuto}
        onChange={setAuto}
      />
      {isAuto && (
        <>
          <MoneyField
            label={t('rhythm.cap')}
            hint={t('rhythm.capHint')}
            language={language}
            value={typedCap}
            onChange={setCap}
            invalid={isCapWrong && t('rhythm.capMissing')}
          />
          <Select
            label={t('rhythm.payment')}
            value={payment}
            onChange={(value) => setPayment(PAYMENTS.find((one) => one === value) ?? 'wallet')}
            options={PAYMENTS.map((value) => ({ value, label: t(`rhythm.paidBy.${value}`) }))}
          />
          {address ? (
            <Select
              label={t('rhythm.address')}
              value={address.shipping_address_id}
              onChange={setAddress}
              options={addresses.map((one) => ({
                value: one.shipping_address_id,
                label: `${one.alias}: ${one.address}`,
              }))}
            />
          ) : (
            profile && (
              <Notice tone="warn">
                {t('rhythm.noAddress')} <Link to="/add-address">{t('rhythm.addAddress')}</Link>
              </Notice>
            )
          )}
          {profile?.has_pin === false ? (
            <Notice tone="warn">
              {t('rhythm.noPin')} <Link to="/profile/pin">{t('rhythm.setPin')}</Link>
            </Notice>
          ) : (
            <PinField
              label={t('rhythm.pin')}
              value={pin}
              onChange={setPin}
              error={isOfPin && isPinShort && text(error)}
              invalid={isPinShort && t('rhythm.typePin')}
              revealLabel={t('rhythm.reveal')}
              concealLabel={t('rhythm.conceal')}
            />
          )}
        </>
      )}
      {error && !isOfPin && (
        <Notice tone="error" live>
          {text(error)}
        </Notice>
      )}
      <span className={styles.buttons}>
        <Button size="small" type="submit" loading={saving.busy}>
          {t('rhythm.save')}
        </Button>
        <Button size="small" variant="ghost" onClick={onDone}>
          {t('cancel')}
        </Button>
      </span>
    </Form>
  )
}
