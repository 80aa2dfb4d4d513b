import { DAY_MS, MINUTE_MS } from '@borong/api/rules/time'
import type { NotificationKind } from '../../notifications/public.ts'
import { atomically, type Trx } from '../../server/database.ts'
import type { Gateway } from '../../server/domain.ts'
import { notifyOfBill } from '../owner.ts'
import { ownerOfNumber } from './number-owner.ts'
import { nameOf } from './remind.ts'
import type { Autopay, NumberRow } from './table.ts'

/** The reason why a bill was not paid automatically. */
export type Reason =
  | 'ABOVE_CAP'
  | 'ALREADY_PAID'
  | 'GAVE_UP'
  | 'NO_BILL'
  | 'OPEN'
  | 'OVER_BUDGET'
  | 'STOPPED'
  | 'WALLET_SHORT'

const FIRST_MS = 15 * MINUTE_MS
const LONGEST_MS = 6 * 60 * MINUTE_MS
const LAST_MS = 3 * 24 * 60 * MINUTE_MS

/** Ends an automatic payment that was not made, and notifies the buyer of the reason, once. */
export async function endAutopay(
  gateway: Gateway,
  { number_id, month }: Autopay,
  because?: { number: NumberRow; reason: Reason; billSerial?: string | undefined },
): Promise<void> {
  await atomically(gateway.db, async (trx) => {
    const ended = await trx
      .deleteFrom('bill_autopays')
      .where('number_id', '=', number_id)
      .where('month', '=', month)
      .returning('number_id')
      .executeTakeFirst()
    if (ended && because) {
      const { number, reason, billSerial } = because
      await notifyBuyer(trx, number, `BILL_AUTOPAY_${reason}`, gateway.now(), billSerial)
    }
  })
}

/** Why an attempt is repeated: the biller does not answer, or another purchase of the bill is not finished. */
export interface Delay {
  reason: 'WAITS' | 'OPEN'
  /** The other purchase. */
  billSerial: string | undefined
}

/**
 * Tries again later, for three days. The biller is asked with pauses that double from 15 minutes to six hours. Another
 * purchase may expire, so its bill is tried the next day. The buyer is told at the first attempt and at the end.
 */
export async function postpone(
  gateway: Gateway,
  autopay: Autopay,
  { number, delay }: { number: NumberRow; delay: Delay },
): Promise<void> {
  const at = gateway.now()
  const until = autopay.ordered_at.getTime() + LAST_MS
  const { reason, billSerial } = delay
  if (at.getTime() >= until)
    return endAutopay(gateway, autopay, {
      number,
      billSerial,
      reason: reason === 'OPEN' ? reason : 'GAVE_UP',
    })
  const doubled = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(autopay.tries - 1, 10))
  const pause = reason === 'OPEN' ? DAY_MS : doubled
  await atomically(gateway.db, async (trx) => {
    const isFirst = autopay.delay_told_at === null
    const waiting = await trx
      .updateTable('bill_autopays')
      .set({
        next_try_at: new Date(Math.min(until, at.getTime() + pause)),
        ...(isFirst ? { delay_told_at: at } : {}),
      })
      .where('number_id', '=', autopay.number_id)
      .where('month', '=', autopay.month)
      .returning('number_id')
      .executeTakeFirst()
    if (waiting && isFirst) await notifyBuyer(trx, number, `BILL_AUTOPAY_${reason}`, at, billSerial)
  })
}

const notifyBuyer = (
  trx: Trx,
  number: NumberRow,
  kind: NotificationKind,
  at: Date,
  billSerial?: string,
) =>
  notifyOfBill(trx, ownerOfNumber(number), {
    kind,
    detail: nameOf(number),
    at,
    ...(billSerial === undefined ? {} : { billSerial }),
  })
