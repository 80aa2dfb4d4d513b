import { useLanguage, useMessages, useSetAtom } from '@borong/contract'
import { rupiah, wholeNumber } from '@borong/ui/format/rupiah'
import { Notice } from '@borong/ui/Notice'
import { Switch } from '@borong/ui/Switch'
import { useEffect } from 'react'
import { Band } from '../shop/Screen.tsx'
import { changeDraftAtom } from './draft.ts'
import { usable, useBalances, type Balance } from './use-balances.ts'
import type { Checkout } from './use-checkout.ts'

/** The balances that can pay for the order: points, credit and wallet. Each pays at most the remaining amount. */
export function BalanceSection({ checkout: { draft, totals } }: { checkout: Checkout }) {
  const t = useMessages()
  const { language } = useLanguage()
  const change = useSetAtom(changeDraftAtom)
  const { wallet, credit, points, isMaintained, ofCompany } = useBalances()
  const held = {
    points: points && points.point * points.rupiah_per_point,
    credit_amount: isMaintained ? 0 : credit && usable(credit),
    wallet_amount: isMaintained ? 0 : wallet && usable(wallet),
  }
  // The draft may be days old: its amounts are capped at the current balances.
  useEffect(() => {
    const fields = ['points', 'credit_amount', 'wallet_amount'] as const
    for (const field of fields) {
      const most = held[field]
      if (most !== undefined && draft[field] > most) change({ [field]: most })
    }
  })
  const used = (amount: number) =>
    amount > 0 ? t('balance.used', { value: rupiah(amount, language) }) : undefined
  const hint = (balance: Balance, taken: number) => balance.message || used(taken)
  if (!isMaintained && !wallet && !credit && !points?.point) return null
  return (
    <Band label={t('balance.title')}>
      {isMaintained && <Notice tone="warn">{t('balance.maintenance')}</Notice>}
      {points && points.point > 0 && (
        <Switch
          label={t(ofCompany ? 'balance.companyPoints' : 'balance.points', {
            points: wholeNumber(points.point, language),
            value: rupiah(points.point * points.rupiah_per_point, language),
          })}
          hint={used(totals.points_used)}
          checked={draft.points > 0}
          onChange={(isOn) => change({ points: isOn ? points.point * points.rupiah_per_point : 0 })}
        />
      )}
      {credit && !ofCompany && (
        <Switch
          label={t('balance.credit', { value: rupiah(credit.amount, language) })}
          hint={hint(credit, totals.credit_used)}
          checked={draft.credit_amount > 0}
          disabled={credit.message !== '' || credit.amount === 0}
          onChange={(isOn) => change({ credit_amount: isOn ? credit.amount : 0 })}
        />
      )}
      {wallet && (
        <Switch
          label={t(ofCompany ? 'balance.company' : 'balance.wallet', {
            value: rupiah(wallet.amount, language),
          })}
          hint={hint(wallet, totals.wallet_used)}
          checked={draft.use_wallet}
          disabled={wallet.message !== '' || wallet.amount === 0}
          onChange={(isOn) => change({ use_wallet: isOn, wallet_amount: isOn ? wallet.amount : 0 })}
        />
      )}
    </Band>
  )
}
