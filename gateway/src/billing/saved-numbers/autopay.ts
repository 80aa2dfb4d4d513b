import { MINUTE_MS } from '@borong/api/rules/time'
import { atomically, type Trx } from '../../server/database.ts'
import type { Gateway } from '../../server/domain.ts'
import { eachTaken } from '../../server/due-work.ts'
import { lockPurchaser } from '../purchaser.ts'
import { askBiller, checkInquiry } from '../inquire.ts'
import { InquiryRefused, PayRefused } from '../refused.ts'
import { wibMonth } from '../../server/wib.ts'
import { endAutopay, postpone, type Reason } from './autopay-end.ts'
import { buyAutomatically } from './buy-automatically.ts'
import { isPaidSince } from './paid-since.ts'
import { ownerOfNumber } from './number-owner.ts'
import type { Autopay, NumberRow } from './table.ts'

/** How long a gateway holds an attempt: longer than an inquiry takes. Then another gateway takes over. */
const HOLD_MS = 3 * MINUTE_MS

/** Makes the due automatic payments. One that fails stays due, so another attempt follows. */
export const payAutomatically = (gateway: Gateway): Promise<void> =>
  eachTaken(gateway, {
    job: 'pay bills automatically',
    table: 'bill_autopays',
    key: ['number_id', 'month'],
    dueAt: 'next_try_at',
    tries: 'tries',
    pauseMs: HOLD_MS,
    parallel: 10,
    send: (autopay: Autopay) => attempt(gateway, autopay),
  })

async function attempt(gateway: Gateway, autopay: Autopay): Promise<void> {
  const number = await readNumber(gateway.db, autopay)
  if (!number) return endAutopay(gateway, autopay)
  // The biller is not asked for a bill that the buyer has paid meanwhile.
  if (await isPaidSince(gateway.db, ownerOfNumber(number), number, wibMonth(autopay.month).from))
    return endAutopay(gateway, autopay)
  const { product_code } = number
  const { user_id: buyerId } = ownerOfNumber(number)
  try {
    const input = { buyerId, product: product_code ?? '', number: number.number, months: 1 }
    const checked = await checkInquiry(gateway, { ...input, language: 'id' })
    const { row } = await askBiller(gateway, input, checked)
    await pay(gateway, autopay, row.id)
  } catch (error) {
    if (!(error instanceof InquiryRefused || error instanceof PayRefused)) throw error
    const reason = reasons[error.refusal] ?? 'STOPPED'
    const { serial: billSerial } = (error.more.data ?? {}) as { serial?: string }
    if (reason === 'WAITS' || reason === 'OPEN')
      return postpone(gateway, autopay, { number, delay: { reason, billSerial } })
    await endAutopay(gateway, autopay, { number, reason })
  }
}

/** Pays in one transaction that decides again: the number may have been changed or paid since the inquiry. */
async function pay(gateway: Gateway, autopay: Autopay, inquiryId: string): Promise<void> {
  const { number_id, month } = autopay
  await atomically(gateway.db, async (trx) => {
    const before = await readNumber(trx, autopay)
    if (!before) return
    const owner = ownerOfNumber(before)
    await lockPurchaser(trx, { ...owner, buyerId: owner.user_id })
    const number = await readNumber(trx, autopay)
    const taken = await trx
      .deleteFrom('bill_autopays')
      .where('number_id', '=', number_id)
      .where('month', '=', month)
      .returning('number_id')
      .executeTakeFirst()
    if (!number || !taken) return
    if (await isPaidSince(trx, owner, number, wibMonth(month).from)) return
    await buyAutomatically(gateway, trx, { number, month, inquiryId })
  })
}

/** The saved number, while it is paid automatically. */
const readNumber = (db: Gateway['db'] | Trx, { number_id }: Autopay) =>
  db
    .selectFrom('bill_numbers')
    .selectAll()
    .where('id', '=', number_id)
    .where('autopay_cap', 'is not', null)
    .executeTakeFirst() as Promise<NumberRow | undefined>

/** The refusals that have a notification of their own. `WAITS` and `OPEN` are tried again. */
const reasons: Partial<Record<string, Reason | 'WAITS'>> = {
  BILLER_DOWN: 'WAITS',
  PRODUCT_CLOSED: 'WAITS',
  CUT_OFF: 'WAITS',
  // Midnight in WIB came between the inquiry and the payment.
  INQUIRY_STALE: 'WAITS',
  PRICE_CHANGED: 'ABOVE_CAP',
  NO_BILL_YET: 'NO_BILL',
  BILL_PAID: 'ALREADY_PAID',
  BILL_OPEN: 'OPEN',
  WALLET_SHORT: 'WALLET_SHORT',
  BUDGET_EXCEEDED: 'OVER_BUDGET',
} satisfies Partial<Record<InquiryRefused['refusal'] | PayRefused['refusal'], Reason | 'WAITS'>>
