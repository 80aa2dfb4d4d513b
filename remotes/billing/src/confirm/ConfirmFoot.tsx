import { Link, useLanguage, useMessages } from '@borong/contract'
import { useErrorText } from '@borong/patterns/use-error-text'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import { Notice } from '@borong/ui/Notice'
import { PIN_LENGTH } from '@borong/ui/PinField'
import { useState } from 'react'
import styles from './ConfirmSheet.module.css'
import { WalletPin } from './WalletPin.tsx'
import type { usePay } from './use-pay.ts'

interface ConfirmFootProps {
  paying: ReturnType<typeof usePay>
  /** False until the owner of the bill is known. */
  isReady: boolean
  paymentId: string
  pin: string
  onPin: (pin: string) => void
  hasPin: boolean
}

/** The button with the amount; above it the PIN, and what the buyer has to know before another tap. */
export function ConfirmFoot({ paying, isReady, paymentId, pin, onPin, hasPin }: ConfirmFootProps) {
  const t = useMessages()
  const text = useErrorText()
  const { language } = useLanguage()
  const { purchase, again, earlier, refusal, pay } = paying
  const [isTried, setTried] = useState(false)
  const amount = rupiah(purchase.price, language)
  const isWallet = paymentId === 'wallet'
  const needsPin = isWallet && (!hasPin || refusal?.reason === 'PIN_MISSING')
  const isOfPin = isWallet && refusal?.reason.startsWith('PIN_') === true
  const isShort = isWallet && pin.length < PIN_LENGTH
  async function confirm() {
    if (!isReady) return
    setTried(true)
    if (!paymentId || needsPin || isShort) return
    setTried(false)
    await pay(paymentId, pin)
  }
  const toEarlier = earlier && (
    <Button variant="ghost" size="small" link={<Link to={`/billing/transaction/${earlier}`} />}>
      {t('confirm.earlier')}
    </Button>
  )
  return (
    <div className={styles.foot}>
      {again && (
        <Notice tone="warn" live action={again === 'same' && toEarlier}>
          {t(`confirm.again.${again}`, { amount })}
        </Notice>
      )}
      {refusal && !isOfPin && (
        <Notice
          tone="error"
          live
          action={
            refusal.reason === 'BILL_OPEN'
              ? toEarlier
              : refusal.reason === 'KEY_REUSED' && (
                  <Button variant="ghost" size="small" link={<Link to="/billing/history" />}>
                    {t('history.title')}
                  </Button>
                )
          }
        >
          {text(refusal)}
        </Notice>
      )}
      {isTried && !paymentId && (
        <Notice tone="error" live>
          {t('confirm.choosePayment')}
        </Notice>
      )}
      {needsPin && (
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
      )}
      {isWallet && !needsPin && (
        <WalletPin
          value={pin}
          onChange={onPin}
          error={
            isOfPin && pin === ''
              ? text(refusal)
              : isTried && isShort
                ? t('confirm.typePin')
                : undefined
          }
        />
      )}
      <Button fullWidth onClick={confirm}>
        {t(
          again === 'same'
            ? 'confirm.payAgain'
            : again === 'exception'
              ? 'confirm.askApproval'
              : 'confirm.pay',
          { amount },
        )}
      </Button>
    </div>
  )
}
