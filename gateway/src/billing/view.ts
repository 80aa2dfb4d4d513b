import { textOf } from '@borong/api/messages'
import type { Bill } from '@borong/api/billing-entities'
import { isPrepaid } from '@borong/api/rules/prepaid'
import type { InferOutput } from 'valibot'
import type { StoredApproval } from '../approvals/public.ts'
import type { Owned } from '../memberships/public.ts'
import { methodById, methodName, type PaymentRow } from '../payments/public.ts'
import type { Act } from '../permissions/public.ts'
import type { Language } from '../server/domain.ts'
import type { BillRow } from './create.ts'
import { failureMessages, methodMessages, stateMessages } from './messages.ts'
import type { Sealer } from './seal.ts'
import type { Facts } from './table.ts'

export type BillView = InferOutput<typeof Bill>

/** A bill as a reader with these acts sees it. */
export function viewBill(
  row: BillRow,
  more: {
    made_by: string | null
    acts: ReadonlySet<Act<'bill'>>
    payment: PaymentRow | undefined
    approval: StoredApproval | undefined
    batchSerial: string | null
    sealer: Sealer
    now: Date
    language: Language
  },
): BillView {
  const { acts, payment, sealer, now, language } = more
  const awaitsApproval = row.state === 'awaiting_approval'
  const isUnpaid = row.state === 'awaiting_payment'
  const opened = (sealed: string | null) => (sealed === null ? null : sealer.open(sealed))
  const facts = opened(row.facts_sealed)
  return {
    ...shownOwner(row, more),
    serial: row.serial,
    // Earlier remotes know no bill that awaits approval.
    state: row.state === 'awaiting_approval' ? 'awaiting_payment' : row.state,
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
    payment_name: paymentName(row, language),
    open_payment: isUnpaid && acts.has('pay') ? (payment?.id ?? null) : null,
    payment_deadline: isUnpaid ? (row.payment_deadline?.toISOString() ?? null) : null,
    approval: viewApproval(more.approval),
    token: opened(row.token_sealed),
    biller_serial: row.biller_serial,
    facts: facts === null ? [] : (JSON.parse(facts) as Facts),
    failure:
      row.failure === null
        ? null
        : { code: row.failure, message: textOf(failureMessages[row.failure], language) },
    refunded_amount: row.refunded_amount,
    batch_serial: more.batchSerial,
    can_cancel: (isUnpaid || awaitsApproval) && acts.has('cancel') && row.batch_id === null,
    has_receipt: row.state === 'done',
    created_at: row.created_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    done_at: row.done_at?.toISOString() ?? null,
    server_time: now.toISOString(),
  }
}

/** The approval of a bill or a batch. */
export const viewApproval = (approval: StoredApproval | undefined): BillView['approval'] =>
  approval
    ? {
        id: approval.id,
        state: approval.state,
        expires_at: approval.expires_at.toISOString(),
        decided_by_name: approval.decided_by_name,
        reason: approval.reason,
      }
    : null

/** The owner of a bill or a batch, with the names at the time of its purchase. */
export const shownOwner = (
  {
    company_id,
    company_name,
    cost_centre_name,
  }: Pick<BillRow, 'company_id' | 'company_name' | 'cost_centre_name'>,
  { made_by }: { made_by: string | null },
) => ({ company_id, company_name, cost_centre_name, made_by })

/** The name of the payment method, or of the balance that pays. */
export function paymentName(
  { payment_method, company_id }: Pick<Owned, 'company_id'> & { payment_method: string },
  language: Language,
): string {
  if (methodById(payment_method)) return methodName(payment_method, language)
  return textOf(methodMessages[company_id === null ? 'wallet' : 'companyBalance'], language)
}
