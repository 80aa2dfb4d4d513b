import * as walletCalls from '@borong/api/wallet'
import type { Gateway } from '../server/domain.ts'
import { balanceOwner, type MayInCompany } from './balance-owner.ts'
import { accountOf, openAccount } from './ledger.ts'
import { statusMessage } from './messages.ts'

/** C-29: balances and the wallet's profile. */
export function balances({ serve, db, now }: Gateway, mayInCompany: MayInCompany) {
  async function isVerified(buyerId: string): Promise<boolean> {
    const user = await db
      .selectFrom('users')
      .select('phone_verified')
      .where('id', '=', buyerId)
      .executeTakeFirst()
    return user?.phone_verified === true
  }

  // A wallet needs only a verified phone number, so the first request opens it.
  async function walletOf(buyerId: string) {
    const account = await accountOf(db, buyerId, 'IDR')
    if (account || !(await isVerified(buyerId))) return account
    await openAccount(db, buyerId, 'IDR', now())
    return accountOf(db, buyerId, 'IDR')
  }

  serve(walletCalls.walletBalances, async ({ query, buyerId, language, refuse }) => {
    const { currency_code, company_id } = query
    const asked = { buyerId, companyId: company_id }
    const ownerId = await balanceOwner(db, mayInCompany, asked, ['company:buy', 'company:finance'])
    if (ownerId === undefined) return refuse('NO_ACCOUNT')
    // Credit is granted by the shop, so a buyer without it has no account.
    const account =
      currency_code === 'IDR' && company_id === undefined
        ? await walletOf(buyerId)
        : await accountOf(db, ownerId, currency_code)
    if (!account) return refuse('NO_ACCOUNT')
    const message = statusMessage(account.status, language)
    const status = account.status === 'maintenance' ? ('failed' as const) : ('success' as const)
    return {
      data: {
        status,
        items: [{ ...account, currency_code, message }],
      },
    }
  })

  serve(walletCalls.walletData, async ({ buyerId, language, refuse }) => {
    const account = (await isVerified(buyerId)) ? await walletOf(buyerId) : undefined
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
