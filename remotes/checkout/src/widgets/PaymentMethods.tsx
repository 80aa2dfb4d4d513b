import { useLanguage, useMessages } from '@borong/contract'
import { rupiah } from '@borong/ui/format/rupiah'
import { Radio, RadioGroup } from '@borong/ui/Radio'
import { useEffect, useId, useRef } from 'react'
import { useAccount } from '../checkout/use-balances.ts'
import { MethodGroups } from '../payment/MethodGroups.tsx'
import { useOfferedMethods } from '../payment/use-payment-methods.ts'
import { Band, Bands } from '../shop/Screen.tsx'

/** The way to pay that the buyer chose: a method, or the wallet, which then pays the whole amount. */
interface PaymentChoice {
  /** The method's id, or `wallet`. */
  payment_id: string
  payment_name: string
  service_fee: number
}

export interface PaymentMethodsProps {
  /** The amount to be paid, in rupiah. */
  amount: number
  /** The chosen `payment_id`, which the caller stores. */
  value?: string | undefined
  /** Reports a choice, or `null` when the chosen way can't pay the amount (any more). */
  onChange: (choice: PaymentChoice | null) => void
  /** Offers the wallet, with its balance, before the methods. */
  wallet?: boolean
  /** The company whose balance is offered as the wallet. */
  company?: string | undefined
  /** Groups that the caller does not accept, for example `borong_plus_partner`. */
  without?: readonly string[]
}

const WALLET = 'wallet'

/** The payment methods for an amount, in groups, as one choice. A method that can't pay the amount shows the reason. */
export function PaymentMethods(props: PaymentMethodsProps) {
  const { amount, value, onChange, wallet = false, company, without = [] } = props
  const t = useMessages()
  const name = useId()
  const all = useOfferedMethods(amount)
  const balance = useWallet(amount, company ? undefined : all.denied('wallet:use'), wallet, company)
  const walletName = t(company ? 'payment.company' : 'payment.wallet')
  const offered = { ...all, groups: all.groups.filter(({ code }) => !without.includes(code)) }
  const isLost = Boolean(value) && (value === WALLET ? balance.isRefused : isGone(offered, value))
  const report = useRef(onChange)
  useEffect(() => {
    report.current = onChange
  })
  useEffect(() => {
    if (isLost) report.current(null)
  }, [isLost])
  return (
    <Bands>
      {balance.hint !== undefined && (
        <Band>
          <RadioGroup
            label={t('payment.balance')}
            name={name}
            value={value}
            onChange={() =>
              onChange({ payment_id: WALLET, payment_name: walletName, service_fee: 0 })
            }
          >
            <Radio
              value={WALLET}
              label={walletName}
              hint={balance.hint}
              disabled={balance.isRefused}
            />
          </RadioGroup>
        </Band>
      )}
      <MethodGroups
        offered={offered}
        name={name}
        value={value}
        onChange={({ payment_id, payment_name, service_fee }) =>
          onChange({ payment_id, payment_name, service_fee })
        }
      />
    </Bands>
  )
}

function isGone({ methods, groups }: ReturnType<typeof useOfferedMethods>, id?: string) {
  // While another amount is being fetched, the list still is the one of the previous amount.
  if (!methods.data || methods.isPlaceholderData) return false
  return !groups.some(({ payment_methods }) =>
    payment_methods.some(({ payment_id, available }) => payment_id === id && available),
  )
}

/** The wallet's balance, or the reason why it can't pay this amount; without a `hint` the wallet is not offered. */
function useWallet(
  amount: number,
  denied: string | undefined,
  isWanted: boolean,
  company: string | undefined,
) {
  const t = useMessages()
  const { language } = useLanguage()
  const { isMaintained, isPending, balance } = useAccount('IDR', denied, isWanted, company)
  if (!isWanted) return { hint: undefined, isRefused: true }
  if (isMaintained) return { hint: t('balance.maintenance'), isRefused: true }
  if (!balance) return { hint: undefined, isRefused: !isPending }
  if (balance.message) return { hint: balance.message, isRefused: true }
  const isShort = balance.amount < amount
  const held = { value: rupiah(balance.amount, language) }
  const of = company ? 'company' : 'balance'
  const hint = t(isShort ? `payment.${of}Short` : `payment.${of}Is`, held)
  return { hint, isRefused: isShort }
}
