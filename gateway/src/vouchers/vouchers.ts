import * as voucherCalls from '@borong/api/vouchers'
import type { Domain, Gateway } from '../server/domain.ts'
import { accountOf, statusMessage } from '../wallet/public.ts'
import { basketOf } from './basket.ts'
import { serveVoucherDesk } from './desk.ts'
import { serveBook } from './book.ts'
import { noEffect } from './effect.ts'
import { standingVouchers } from './offers.ts'
import { offersFor } from './offers-for.ts'
import { MINIMUM_ORDER } from './referral-reasons.ts'
import { releaseReferrals } from './referral-rewards.ts'
import { referralCodeOf, referrerOf } from './referrals.ts'
import { serveReferral } from './serve-referral.ts'
import { vouchersMigrations } from './table.ts'
import { judge } from './use.ts'
import { voucherMessage } from './messages.ts'

const PAGE_SIZE = 20

export const vouchers: Domain = {
  name: 'vouchers',
  migrations: vouchersMigrations,
  removed: { voucher_grants: 'user_id', referral_codes: 'user_id' },
  routes(gateway) {
    serveCheck(gateway)
    serveList(gateway)
    serveBook(gateway)
    serveReferral(gateway)
    serveVoucherDesk(gateway)
  },
  jobs: [{ name: 'release referral rewards', everySeconds: 60, run: releaseReferrals }],
  async seed({ db, now }) {
    if (await db.selectFrom('vouchers').select('id').limit(1).executeTakeFirst()) return
    await db.insertInto('vouchers').values(standingVouchers(now())).execute()
  },
}

function serveCheck({ serve, db, now }: Gateway) {
  serve(voucherCalls.checkVoucher, async ({ body, buyerId, language }) => {
    const account = await accountOf(db, buyerId, 'IDR')
    const wallet = {
      wallet_active: account?.status === 'active',
      wallet_message: account ? statusMessage(account.status, language) : '',
    }
    const code = body.code.toUpperCase()
    const judged = await judge(db, buyerId, code, await basketOf(db, buyerId, body, now()), now())
    const valid_until = judged.voucher?.ends_at.toISOString() ?? null
    if (!judged.reason) {
      const { effect } = judged
      const message = voucherMessage('APPLIED', language)
      const free_shipping = effect.subvention_shipping_fee > 0
      const status = 'success' as const
      return {
        result: {
          status,
          message,
          reason: null,
          code,
          valid_until,
          free_shipping,
          ...effect,
          ...wallet,
        },
      }
    }
    const isReferral = judged.reason === 'NOT_FOUND' && (await isReferralCode(code))
    const applies = isReferral && (await referrerOf(db, buyerId, code)) !== undefined
    const reason = applies ? null : isReferral ? 'REFERRAL_REFUSED' : judged.reason
    const message = applies
      ? voucherMessage('REFERRAL_APPLIED', language, MINIMUM_ORDER)
      : voucherMessage(
          isReferral ? 'REFERRAL_REFUSED' : judged.reason,
          language,
          judged.voucher?.minimum_purchase,
        )
    const status = applies ? ('success' as const) : ('error' as const)
    return {
      result: {
        status,
        message,
        reason,
        code,
        valid_until,
        free_shipping: false,
        ...noEffect,
        ...wallet,
      },
    }
  })

  async function isReferralCode(code: string): Promise<boolean> {
    return (
      (await db
        .selectFrom('referral_codes')
        .select('code')
        .where('code', '=', code)
        .executeTakeFirst()) !== undefined
    )
  }
}

function serveList({ serve, db, now }: Gateway) {
  serve(voucherCalls.myVouchers, async ({ body, buyerId, language }) => {
    const { items, best } = await offersFor(db, {
      buyerId,
      basket: await basketOf(db, buyerId, body, now()),
      shipping: body.total_shipping_price,
      language,
      now: now(),
    })
    const from = (body.page - 1) * PAGE_SIZE
    return {
      data: {
        referral_code: await referralCodeOf(db, buyerId),
        best,
        items: items.slice(from, from + PAGE_SIZE),
        total_count: items.length,
        page: body.page,
      },
    }
  })
}
