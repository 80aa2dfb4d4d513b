import { walletBalances } from '@borong/api/wallet'
import { permissionCheck } from '@borong/api/permissions'
import { loyaltyPoint } from '@borong/api/loyalty'
import type { Held } from '@borong/api/rules/remainder'
import { callQuery, isApiError, useAtomValue, useFlag, useQuery } from '@borong/contract'
import { businessAtom } from './business.atoms.ts'

export interface Balance {
  amount: number
  /** The reason that it can't be used; empty when it can. */
  message: string
}

/**
 * The balances that can pay for an order: wallet, credit and points of the buyer, or wallet and points of the company that
 * the buyer orders for.
 */
export function useBalances() {
  const { company_id } = useAtomValue(businessAtom)
  const ofCompany = company_id !== ''
  const points = useQuery(callQuery(loyaltyPoint, {}))
  const allowed = useQuery(
    callQuery(permissionCheck, {
      body: { actions: ['order:create', 'wallet:use', 'credit:use'] },
    }),
  )
  const denied = (action: string) =>
    allowed.data?.data.denied.find((entry) => entry.action === action)?.message
  const own = useAccount('IDR', denied('wallet:use'), !ofCompany)
  const { balance: credit } = useAccount('CREDIT', denied('credit:use'), !ofCompany)
  const theirs = useAccount('IDR', undefined, ofCompany, company_id)
  const theirPoints = useAccount('POINT', undefined, ofCompany, company_id)
  const none = { amount: 0, message: '' }
  return {
    isMaintained: own.isMaintained,
    ofCompany,
    // A company without an account has no money yet.
    wallet: ofCompany ? (theirs.balance ?? (theirs.isMissing ? none : undefined)) : own.balance,
    credit: ofCompany ? none : credit,
    points: ofCompany
      ? points.data && (theirPoints.balance || theirPoints.isMissing)
        ? { ...points.data.data, point: usable(theirPoints.balance) }
        : undefined
      : points.data?.data,
    /** The reason that this buyer may not order now, if there is one. */
    orderDenied: denied('order:create'),
  }
}

/** The account of a currency, of the buyer or of a company. It has no balance until it is read, and when there is none. */
export function useAccount(
  currency_code: 'IDR' | 'CREDIT' | 'POINT',
  denied: string | undefined,
  isWanted = true,
  company_id?: string,
) {
  // Points stay usable.
  const isMaintained = useFlag('wallet-maintenance') === true && currency_code !== 'POINT'
  const { data, isPending, error } = useQuery({
    ...callQuery(walletBalances, { query: { currency_code, company_id } }),
    retry: retryUnlessNone,
    enabled: isWanted && !isMaintained,
  })
  // A balance that was read before the flag arrived is not offered either.
  const balance = isMaintained ? undefined : balanceOf(data?.data.items[0], denied)
  return { isMaintained, isPending, balance, isMissing: isApiError(error) && error.status === 422 }
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
