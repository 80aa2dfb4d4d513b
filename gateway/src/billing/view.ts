import { textOf } from '@borong/api/messages'
import type { Bill } from '@borong/api/billing-entities'
import { isPrepaid } from '@borong/api/rules/prepaid'
import type { InferOutput } from 'valibot'
import { methodById, methodName, type PaymentRow } from '../payments/public.ts'
import type { Language } from '../server/domain.ts'
import type { BillRow } from './create.ts'
import { failureMessages, methodMessages, stateMessages } from './messages.ts'
import type { Sealer } from './seal.ts'
import type { Facts } from './table.ts'

export type BillView = InferOutput<typeof Bill>

/** A bill as its buyer sees it. */
export function viewBill(
  row: BillRow,
  more: {
    payment: PaymentRow | undefined
    batchSerial: string | null
    sealer: Sealer
    now: Date
    language: Language
  },
): BillView {
  const { payment, sealer, now, language } = more
  const isUnpaid = row.state === 'awaiting_payment'
  const opened = (sealed: string | null) => (sealed === null ? null : sealer.open(sealed))
  const facts = opened(row.facts_sealed)
  return {
    serial: row.serial,
    state: row.state,
    state_name: textOf(stateMessages[row.state], language),
    kind: row.kind,
    product_code: row.product_code,
    product_name: row.product_name,
    operator_name: row.operator_name,
    number: row.number,
    months: row.months,
    owner: opened(row.owner_sealed),
    power: row.power,
    nominal: isPrepaid(row.kind) ? row.nominal : null,
    amount: row.amount,
    admin: row.admin,
    price: row.price,
    payment_id: row.payment_method,
    payment_name: methodById(row.payment_method)
      ? methodName(row.payment_method, language)
      : textOf(methodMessages.wallet, language),
    open_payment: isUnpaid ? (payment?.id ?? null) : null,
    payment_deadline: isUnpaid ? (row.payment_deadline?.toISOString() ?? null) : null,
    token: opened(row.token_sealed),
    biller_serial: row.biller_serial,
    facts: facts === null ? [] : (JSON.parse(facts) as Facts),
    failure:
      row.failure === null
        ? null
        : { code: row.failure, message: textOf(failureMessages[row.failure], language) },
    refunded_amount: row.refunded_amount,
    batch_serial: more.batchSerial,
    can_cancel: isUnpaid && row.batch_id === null,
    has_receipt: row.state === 'done',
    created_at: row.created_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    done_at: row.done_at?.toISOString() ?? null,
    server_time: now.toISOString(),
  }
}
