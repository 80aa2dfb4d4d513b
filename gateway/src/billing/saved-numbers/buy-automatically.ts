import { createHash } from 'node:crypto'
import { companyPurchaser, person } from '../../companies/public.ts'
import type { Trx } from '../../server/database.ts'
import type { Gateway } from '../../server/domain.ts'
import { findByKey, insertBill } from '../create.ts'
import { payFromWallet, WALLET } from '../methods.ts'
import { notifyOfBill } from '../owner.ts'
import { allowed } from '../purchaser.ts'
import { judgePurchase } from '../purchase.ts'
import { ownerOfNumber } from './number-owner.ts'
import { nameOf } from './remind.ts'
import type { NumberRow } from './table.ts'

/**
 * Buys the inquired bill from the balance of its owner, at most at the cap. The key follows from number and month, so the database
 * refuses a second bill. A client can't choose such a key, which has colons. Throws `InquiryRefused` or `PayRefused`.
 */
export async function buyAutomatically(
  gateway: Gateway,
  trx: Trx,
  { number, month, inquiryId }: { number: NumberRow; month: string; inquiryId: string },
): Promise<void> {
  const { kind, company_id: companyId } = number
  const owner = ownerOfNumber(number)
  const { user_id: buyerId } = owner
  const key = ['autopay', companyId, kind, number.number, month].filter(Boolean).join(':')
  if (await findByKey(trx, buyerId, key)) return
  const wanted = {
    product: number.product_code ?? '',
    number: number.number,
    months: 1,
    inquiry_id: inquiryId,
    price: number.autopay_cap ?? 0,
    again: true,
  }
  const costCentreId = number.cost_centre_id ?? undefined
  const purchaser =
    companyId === null ? person : allowed(await companyPurchaser(trx, { companyId, costCentreId }))
  const judged = await judgePurchase(gateway, trx, owner, wanted, 'id')
  const at = gateway.now()
  const bill = await insertBill(gateway, trx, judged, {
    buyerId,
    purchaser,
    language: 'id',
    key,
    body_hash: createHash('sha256').update(key).digest('hex'),
    payment_id: WALLET,
    at,
    paid: { paidAmount: judged.price, at },
  })
  const isPaid = bill.state === 'paid'
  if (isPaid) await payFromWallet(trx, bill, 'id', at)
  await notifyOfBill(trx, bill, {
    kind: isPaid ? 'BILL_AUTOPAID' : 'BILL_AUTOPAY_APPROVAL',
    billSerial: bill.serial,
    detail: nameOf(number),
    at,
  })
}
