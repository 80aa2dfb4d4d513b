import { userProfile } from '@borong/api/users'
import {
  atomWithStorage,
  callQuery,
  Link,
  useAtom,
  useLanguage,
  useMessages,
  useQuery,
  Widget,
  type ApiError,
} from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import { Notice } from '@borong/ui/Notice'
import { Sheet } from '@borong/ui/Sheet'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { useState } from 'react'
import { placeOf } from '../form/use-bill-form.ts'
import { Facts } from '../parts/Facts.tsx'
import { showNumber } from '../parts/show-number.ts'
import { useErrorText } from '../parts/use-error-text.ts'
import styles from './ConfirmSheet.module.css'
import { PinField } from './PinField.tsx'
import type { Purchase } from './purchase.ts'
import { usePay } from './use-pay.ts'

/** The last payment method, proposed for the next bill. */
const paymentAtom = atomWithStorage('billing.payment', '', undefined, { getOnInit: true })

/** Bills can't be paid on credit terms. */
const LATER = ['borong_plus_partner']
const OF_PAYMENT = new Set(['WALLET_SHORT', 'METHOD_REFUSED'])

interface ConfirmSheetProps {
  purchase: Purchase
  onClose: () => void
  /** A refusal that is about the number or the product, which the form shows beside its field. */
  onRefused: (error: ApiError) => void
}

/** All that the buyer agrees to, the payment, and the button with the amount. */
export function ConfirmSheet({ purchase: first, onClose, onRefused }: ConfirmSheetProps) {
  const t = useMessages()
  const text = useErrorText()
  const { language } = useLanguage()
  const [paymentId, choose] = useAtom(paymentAtom)
  const [pin, setPin] = useState('')
  const [isTried, setTried] = useState(false)
  const { purchase, again, earlier, refusal, pay } = usePay(first, (error) => {
    if (error.reason.startsWith('PIN_')) setPin('')
    if (placeOf(error) !== 'form') onRefused(error)
  })
  const profile = useQuery(callQuery(userProfile))
  const isWallet = paymentId === 'wallet'
  const hasNoPin =
    refusal?.reason === 'PIN_MISSING' || (profile.data ? !profile.data.result.has_pin : false)
  const amount = rupiah(purchase.price, language)
  const isOfPin = refusal !== undefined && /^PIN_(?!MISSING)/.test(refusal.reason)
  const isOfPayment = refusal !== undefined && OF_PAYMENT.has(refusal.reason)
  const isOfForm = refusal && !isOfPin && !isOfPayment && refusal.reason !== 'PIN_MISSING'
  const missing = !paymentId
    ? t('confirm.choosePayment')
    : isWallet && !hasNoPin && pin.length < 4
      ? t('confirm.typePin')
      : undefined

  async function confirm() {
    setTried(true)
    if (missing || (isWallet && hasNoPin)) return
    setTried(false)
    await pay(paymentId, pin)
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('confirm.title')}
      closeLabel={t('close')}
      action={
        <Button fullWidth onClick={confirm}>
          {t(again === 'same' ? 'confirm.payAgain' : 'confirm.pay', { amount })}
        </Button>
      }
    >
      <div className={styles.content}>
        <Facts facts={useFacts(purchase)} />
        {again && (
          <Notice
            tone="warn"
            live
            action={
              earlier &&
              again === 'same' && (
                <Button
                  variant="ghost"
                  size="small"
                  link={<Link to={`/billing/transaction/${earlier}`} />}
                >
                  {t('confirm.earlier')}
                </Button>
              )
            }
          >
            {t(`confirm.again.${again}`, { amount })}
          </Notice>
        )}
        <Widget
          name="checkout/payment-methods"
          amount={purchase.price}
          value={paymentId}
          onChange={(choice: { payment_id: string } | null) => choose(choice?.payment_id ?? '')}
          wallet
          without={LATER}
          skeleton={
            <div role="status" aria-busy aria-label={t('loading')}>
              <SkeletonRow picture />
              <SkeletonRow picture />
            </div>
          }
          fallback={<Notice tone="error">{t('confirm.noMethods')}</Notice>}
        />
        <div className={styles.error} aria-live="polite">
          {isOfPayment ? text(refusal) : isTried && !paymentId && missing}
        </div>
        {isWallet &&
          (hasNoPin ? (
            <Notice
              tone="warn"
              live
              action={
                <Button variant="ghost" size="small" link={<Link to="/profile/pin" />}>
                  {t('confirm.setPin')}
                </Button>
              }
            >
              {t('confirm.noPin')}
            </Notice>
          ) : (
            <PinField
              value={pin}
              onChange={setPin}
              error={isOfPin && pin === '' ? text(refusal) : isTried ? missing : undefined}
            />
          ))}
        {isOfForm && (
          <Notice
            tone="error"
            live
            action={
              refusal.reason === 'KEY_REUSED' && (
                <Button variant="ghost" size="small" link={<Link to="/billing/history" />}>
                  {t('history.title')}
                </Button>
              )
            }
          >
            {text(refusal)}
          </Notice>
        )}
      </div>
    </Sheet>
  )
}

function useFacts({ product, number, months, inquiry, price }: Purchase) {
  const t = useMessages()
  const { language } = useLanguage()
  const facts = [
    { label: t('fact.product'), value: `${product.operator_name} · ${product.name}` },
    { label: t('fact.number'), value: showNumber(product.kind, number) },
  ]
  if (inquiry) facts.push({ label: t('fact.owner'), value: inquiry.owner })
  if (inquiry?.power) facts.push({ label: t('fact.power'), value: inquiry.power })
  if (months > 1) facts.push({ label: t('fact.months'), value: t('months', { count: months }) })
  if (inquiry?.amount != null) {
    facts.push({ label: t('fact.amount'), value: rupiah(inquiry.amount, language) })
    facts.push({ label: t('fact.admin'), value: rupiah(inquiry.admin ?? 0, language) })
  }
  return [...facts, { label: t('fact.total'), value: rupiah(price, language), isTotal: true }]
}
