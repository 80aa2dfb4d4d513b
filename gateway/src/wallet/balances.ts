import * as walletCalls from '@borong/api/wallet'
import type { Gateway } from '../server/domain.ts'
import { accountOf, openAccount } from './ledger.ts'
import { statusMessage } from './messages.ts'

/** C-29: balances and the wallet's profile. */
export function balances({ serve, db, now }: Gateway) {
  serve(walletCalls.walletBalances, async ({ query, buyerId, language, refuse }) => {
    const account = await accountOf(db, buyerId, query.currency_code)
    if (!account) return refuse('NO_ACCOUNT')
    const message = statusMessage(account.status, language)
    const status = account.status === 'maintenance' ? ('failed' as const) : ('success' as const)
    return {
      data: {
        status,
        items: [{ ...account, currency_code: query.currency_code, message }],
      },
    }
  })

  serve(walletCalls.walletData, async ({ buyerId, language, refuse }) => {
    const user = await db
      .selectFrom('users')
      .select('phone_verified')
      .where('id', '=', buyerId)
      .executeTakeFirst()
    if (!user?.phone_verified) return refuse('WALLET_UNVERIFIED')
    // A wallet needs only a verified phone number, so the first request opens it.
    await openAccount(db, buyerId, 'IDR', now())
    const account = await accountOf(db, buyerId, 'IDR')
    if (!account) return refuse('WALLET_UNVERIFIED')
    const credit = await accountOf(db, buyerId, 'CREDIT')
    const points = await accountOf(db, buyerId, 'POINT')
    return {
      result: {
        ...account,
        message: statusMessage(account.status, language),
        is_verified: true,
        credit: credit?.balance ?? null,
        point: points?.balance ?? 0,
      },
    }
  })
}
