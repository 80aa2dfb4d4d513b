import { payCredit } from '@borong/api/credit'
import { parseRupiah } from '@borong/api/rules/typed-number'
import {
  call,
  Link,
  useLanguage,
  useMessages,
  useNavigate,
  useSubmit,
  Widget,
  storedKeys,
} from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { rupiah, wholeNumber } from '@borong/ui/format/rupiah'
import { FormError } from '@borong/ui/FormError'
import { MoneyField } from '@borong/ui/MoneyField'
import { Notice } from '@borong/ui/Notice'
import { PIN_LENGTH, PinField } from '@borong/ui/PinField'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { useState } from 'react'
import { Band } from '../parts/Screen.tsx'
import styles from './Credit.module.css'
import type { Invoice } from './credit.ts'
import { useCreditChanged } from './use-credit-changed.ts'

/** Credit is not paid with credit. */
const LATER = ['borong_plus_partner']
const WALLET = 'wallet'
const keys = storedKeys('account.credit-payments')

/** Pays invoices together, each in whole or in part, by one of the shop's payment methods. */
export default function PayForm({
  invoices,
}: {
  invoices: readonly Pick<Invoice, 'number' | 'open'>[]
}) {
  const t = useMessages()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const changed = useCreditChanged()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [method, setMethod] = useState('')
  const [pin, setPin] = useState('')
  const isWallet = method === WALLET
  const parts = invoices.map(({ number, open }) => ({
    number,
    open,
    amount: parseRupiah(typed[number] ?? String(open)),
  }))
  const isWrong = parts.some(({ amount, open }) => !amount || amount > open)
  const total = parts.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  const pay = useSubmit(
    async () => {
      const body = {
        payment_id: method,
        parts: parts.map(({ number, amount }) => ({ number, amount: amount ?? 0 })),
      }
      try {
        const { result } = await keys.once(JSON.stringify(body), (key) =>
          call(payCredit, { body: { ...body, ...(isWallet ? { pin } : {}), key } }),
        )
        return result.serial
      } catch (error) {
        await changed()
        throw error
      }
    },
    { leave: (serial) => navigate(`/credit/payment/${serial}`) },
  )
  return (
    <Form
      className={styles.pay}
      aria-label={t('credit.pay')}
      submit={pay}
      onSubmit={() => pay.start()}
    >
      <SectionHeader title={t('credit.pay')} />
      {parts.map(({ number, amount, open }) => (
        <MoneyField
          key={number}
          label={t('credit.amountOf', { number })}
          language={language}
          value={typed[number] ?? wholeNumber(open, language)}
          onChange={(text) => setTyped({ ...typed, [number]: text })}
          error={
            !amount || amount > open
              ? t('credit.amountWrong', { amount: rupiah(open, language) })
              : undefined
          }
        />
      ))}
      <div className={styles.methods}>
        <Widget
          name="checkout/payment-methods"
          amount={total}
          value={method}
          onChange={(choice: { payment_id: string } | null) => setMethod(choice?.payment_id ?? '')}
          without={LATER}
          wallet
          skeleton={
            <div role="status" aria-busy aria-label={t('credit.loading')}>
              <SkeletonRow image />
              <SkeletonRow image />
            </div>
          }
          fallback={
            <Band>
              <Notice tone="error">{t('credit.noMethods')}</Notice>
            </Band>
          }
        />
      </div>
      <FormError>{method === '' && t('credit.chooseMethod')}</FormError>
      {isWallet && (
        <>
          <PinField
            label={t('credit.pin')}
            hint={t('credit.pinHint')}
            invalid={pin.length < PIN_LENGTH && t('pin.short')}
            value={pin}
            onChange={setPin}
            revealLabel={t('credit.reveal')}
            concealLabel={t('credit.conceal')}
          />
          <Link to="/profile/pin">{t('credit.setPin')}</Link>
        </>
      )}
      <ErrorNotice error={pay.error} />
      <Button type="submit" fullWidth loading={pay.busy} disabled={isWrong}>
        {t('credit.payAmount', { amount: rupiah(total, language) })}
      </Button>
    </Form>
  )
}
