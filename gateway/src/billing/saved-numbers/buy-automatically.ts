import { createHash } from 'node:crypto'
import { notify } from '../../notifications/public.ts'
import type { Trx } from '../../server/database.ts'
import type { Gateway } from '../../server/domain.ts'
import { findByKey, insertBill } from '../create.ts'
import { payFromWallet, WALLET } from '../methods.ts'
import { judgePurchase } from '../purchase.ts'
import { nameOf } from './remind.ts'
import type { NumberRow } from './view.ts'

/**
 * Buys the inquired bill from the wallet, at most at the cap. The key follows from number and month, so the database
 * refuses a second bill. A client can't choose such a key, which has colons. Throws `InquiryRefused` or `PayRefused`.
 */
export async function buyAutomatically(
  gateway: Gateway,
  trx: Trx,
  { number, month, inquiryId }: { number: NumberRow; month: string; inquiryId: string },
): Promise<void> {
  const { user_id: buyerId, kind } = number
  const key = `autopay:${kind}:${number.number}:${month}`
  if (await findByKey(trx, buyerId, key)) return
  const wanted = {
    product: number.product_code ?? '',
    number: number.number,
    months: 1,
    inquiry_id: inquiryId,
    price: number.autopay_cap ?? 0,
    again: true,
  }
  const judged = await judgePurchase(gateway, trx, buyerId, wanted, 'id')
  const at = gateway.now()
  const { serial } = await insertBill(gateway, trx, judged, {
    buyerId,
    key,
    body_hash: createHash('sha256').update(key).digest('hex'),
    payment_id: WALLET,
    at,
    paid: { paidAmount: judged.price, at },
  })
  await payFromWallet(trx, { buyerId, serial, price: judged.price, at }, 'id')
  await notify(trx, {
    userId: buyerId,
    kind: 'BILL_AUTOPAID',
    billSerial: serial,
    detail: nameOf(number),
    at,
  })
}
