import { walletBalances } from '@borong/api/wallet'
import { permissionCheck } from '@borong/api/permissions'
import { loyaltyPoint } from '@borong/api/loyalty'
import type { Held } from '@borong/api/rules/remainder'
import { callQuery, isApiError, useFlag, useQuery } from '@borong/contract'

export interface Balance {
  amount: number
  /** The reason that it can't be used; empty when it can. */
  message: string
}

/** The balances that can pay for an order: wallet, credit, points. */
export function useBalances() {
  const isMaintained = useFlag('wallet-maintenance') === true
  const wallet = useQuery({
    ...callQuery(walletBalances, { query: { currency_code: 'IDR' } }),
    retry: retryUnlessNone,
    enabled: !isMaintained,
  })
  const credit = useQuery({
    ...callQuery(walletBalances, { query: { currency_code: 'CREDIT' } }),
    retry: retryUnlessNone,
    enabled: !isMaintained,
  })
  const points = useQuery(callQuery(loyaltyPoint, {}))
  const allowed = useQuery(
    callQuery(permissionCheck, {
      body: { actions: ['order:create', 'wallet:use', 'credit:use'] },
    }),
  )
  const denied = (action: string) =>
    allowed.data?.data.denied.find((entry) => entry.action === action)?.message
  return {
    isMaintained,
    // Balances that were read before the flag arrived are not offered either.
    wallet: isMaintained ? undefined : balanceOf(wallet.data?.data.items[0], denied('wallet:use')),
    credit: isMaintained ? undefined : balanceOf(credit.data?.data.items[0], denied('credit:use')),
    points: points.data?.data,
    /** The reason that this buyer may not order now, if there is one. */
    orderDenied: denied('order:create'),
  }
}

/** The amount of a balance that can be used now. */
export const usable = (balance: Balance | undefined): number =>
  balance?.message === '' ? balance.amount : 0

/** The amounts of wallet and points that can be used now, in rupiah. */
export function useHeld(): Held {
  const { wallet, points } = useBalances()
  return { wallet: usable(wallet), points: (points?.point ?? 0) * (points?.rupiah_per_point ?? 1) }
}

type Account = { balance: number; status: string; message: string } | undefined

// without an account (422) no balance is offered.
function balanceOf(account: Account, denied: string | undefined): Balance | undefined {
  if (!account) return undefined
  return {
    amount: account.balance,
    message: account.status === 'active' ? (denied ?? '') : account.message,
  }
}

const retryUnlessNone = (failures: number, error: unknown) =>
  failures < 2 && isApiError(error) && error.retry
