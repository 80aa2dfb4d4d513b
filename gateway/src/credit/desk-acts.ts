import { PlainId, PlainText } from '@borong/api/plain'
import { normalisePhone } from '@borong/api/rules/phone'
import * as v from 'valibot'
import { adminsOf } from '../memberships/public.ts'
import { deskAct } from '../desk/public.ts'
import { notify } from '../notifications/public.ts'
import { methodName } from '../payments/public.ts'
import type { Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { creditTerms } from './credit-methods.ts'
import { decideApplication } from './decide.ts'
import { openLine, recordLimit } from './lines.ts'
import { lockInvoice, refundInvoice } from './lower.ts'
import type { LineRow } from './table.ts'

/** Forms send numbers as text. */
const whole = (least: number, most: number) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(Number),
    v.integer(),
    v.minValue(least),
    v.maxValue(most),
  )

const terms = { limit: whole(0, 100_000_000_000), days: whole(1, 180) }
const method = v.picklist(creditTerms.map((one) => one.method.id))

const Decided = v.object({
  number: PlainId,
  decision: v.picklist(['approve', 'refuse']),
  ...terms,
  answer: v.optional(PlainText(500), ''),
})
const Opened = v.object({ buyer: v.pipe(PlainText(200), v.minLength(5)), method, ...terms })
const Terms = v.object({ line: PlainId, ...terms })
const State = v.object({ line: PlainId, state: v.picklist(['active', 'blocked', 'closed']) })
const Refund = v.object({
  /** One form sends one refund. */
  key: v.pipe(PlainId, v.minLength(8)),
  number: PlainId,
  amount: whole(1, 1_000_000_000_000),
  reason: v.pipe(PlainText(300), v.minLength(3)),
})

/** The acts of operators on credit. Each writes its line in the desk's log and notifies the buyer. */
export function serveDeskActs(gateway: Gateway): void {
  const { now } = gateway
  const describe = (line: LineRow) => `${line.owner} ${line.method}`

  deskAct(gateway, ['operator'], {
    path: '/credit/decisions',
    action: 'decide-credit',
    body: Decided,
    async run(trx, { number, decision, limit, days, answer }) {
      const isApproved = decision === 'approve'
      const decided = { number, isApproved, limit, days, answer, at: now() }
      if (!(await decideApplication(trx, decided))) return undefined
      const detail = isApproved ? `${limit}, ${days} days ${answer}` : answer
      return { subject: number, detail: `${decision}: ${detail}`, reply: { decision } }
    },
  })

  deskAct(gateway, ['operator'], {
    path: '/credit/lines',
    action: 'open-credit-line',
    body: Opened,
    async run(trx, { buyer, ...line }) {
      const user = await trx
        .selectFrom('users')
        .select('id')
        .where((eb) =>
          eb.or([
            eb('email', '=', buyer.toLowerCase()),
            eb('handphone', '=', normalisePhone(buyer) ?? ''),
          ]),
        )
        .executeTakeFirst()
      if (!user) return undefined
      const row = await openLine(trx, { ...line, userId: user.id, at: now() })
      await notifyBuyer(trx, row)
      return { subject: describe(row), detail: JSON.stringify(line), reply: { id: row.id } }
    },
  })

  deskAct(gateway, ['operator'], {
    path: '/credit/lines/terms',
    action: 'change-credit-line',
    body: Terms,
    async run(trx, { line, limit, days }) {
      const row = await change(trx, line, { credit_limit: limit, days })
      if (!row) return undefined
      return { subject: describe(row), detail: `${limit}, ${days} days`, reply: { limit, days } }
    },
  })

  deskAct(gateway, ['operator'], {
    path: '/credit/lines/state',
    action: 'set-credit-state',
    body: State,
    async run(trx, { line, state }) {
      const row = await change(trx, line, { state })
      return row && { subject: describe(row), detail: state, reply: { state } }
    },
  })

  deskAct(gateway, ['operator'], {
    path: '/credit/refunds',
    action: 'refund-credit-order',
    body: Refund,
    async run(trx, { key, number, amount, reason }) {
      const found = await trx
        .selectFrom('credit_invoices')
        .select(['id', 'user_id'])
        .where('number', '=', number)
        .executeTakeFirst()
      if (!found) return undefined
      const invoice = await lockInvoice(trx, found.id)
      const reference = `${number}/${key}`
      const earlier = await trx
        .selectFrom('credit_entries')
        .select('id')
        // Of the line: a company's refund may lower its other invoices, or add to its credit.
        .where('line_id', '=', invoice.line_id)
        .where('kind', '=', 'REFUND')
        .where('reference', 'in', [reference, `${reference}/credit`])
        .executeTakeFirst()
      const returned = await trx
        .selectFrom('wallet_entries')
        .select('id')
        .where('reference', '=', reference)
        .where('category', '=', 'TERM_REFUND')
        .executeTakeFirst()
      if (earlier ?? returned)
        return { subject: number, detail: 'repeated', reply: { repeated: true } }
      const at = now()
      const refunded = await refundInvoice(trx, invoice, { amount, reference, at })
      const { lowered, toWallet, toCredit = 0 } = refunded
      if (lowered + toWallet + toCredit < amount) return undefined
      await notify(trx, {
        userId: found.user_id,
        kind: 'CREDIT_REFUNDED',
        path: `/credit/${number}`,
        detail: number,
        at,
      })
      return { subject: number, detail: `${amount}: ${reason}`, reply: refunded }
    },
  })

  async function change(
    trx: Trx,
    id: string,
    to: Partial<Pick<LineRow, 'credit_limit' | 'days' | 'state'>>,
  ): Promise<LineRow | undefined> {
    const before = await trx
      .selectFrom('credit_lines')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    const row = await trx
      .updateTable('credit_lines')
      .set({ ...to, updated_at: now() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (row) {
      await recordLimit(trx, { before, after: row, at: now() })
      await notifyBuyer(trx, row)
    }
    return row
  }

  async function notifyBuyer(trx: Trx, line: LineRow): Promise<void> {
    const debtors =
      line.company_id === null ? [line.user_id ?? ''] : await adminsOf(trx, line.company_id)
    for (const userId of debtors)
      await notify(trx, {
        userId,
        kind: 'CREDIT_LINE_CHANGED',
        path: '/credit',
        detail: methodName(line.method, 'id'),
        at: now(),
      })
  }
}
