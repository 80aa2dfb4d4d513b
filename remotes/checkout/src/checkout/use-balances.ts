import { callQuery, isFault, useFlag, useQuery } from '@borong/contract'

export interface Balance {
  amount: number
  /** Why it can't be used; empty when it can. */
  message: string
}

/** What the buyer could pay with besides a payment method: wallet, credit, points. */
export function useBalances() {
  const isMaintained = useFlag('wallet-maintenance') === true
  const wallet = useQuery({
    ...callQuery('walletBalances', { query: { currency_code: 'IDR' } }),
    retry: retryUnlessNone,
    enabled: !isMaintained,
  })
  const credit = useQuery({
    ...callQuery('walletBalances', { query: { currency_code: 'CREDIT' } }),
    retry: retryUnlessNone,
    enabled: !isMaintained,
  })
  const points = useQuery(callQuery('loyaltyPoint', {}))
  const allowed = useQuery(
    callQuery('permissionCheck', {
      body: { actions: ['order:create', 'wallet:use', 'credit:use'] },
    }),
  )
  const denied = (action: string) =>
    allowed.data?.data.denied.find((entry) => entry.action === action)?.message
  return {
    isMaintained,
    // What was read before the flag came is not offered either.
    wallet: isMaintained ? undefined : balanceOf(wallet.data?.data.items[0], denied('wallet:use')),
    credit: isMaintained ? undefined : balanceOf(credit.data?.data.items[0], denied('credit:use')),
    points: points.data?.data,
    /** Why this buyer may not order now, if so. */
    orderDenied: denied('order:create'),
  }
}

type Account = { balance: number; status: string; message: string } | undefined

// without an account (422) there is nothing to offer.
function balanceOf(account: Account, denied: string | undefined): Balance | undefined {
  if (!account) return undefined
  return {
    amount: account.balance,
    message: account.status === 'active' ? (denied ?? '') : account.message,
  }
}

const retryUnlessNone = (failures: number, error: unknown) =>
  failures < 2 && isFault(error) && error.retry
