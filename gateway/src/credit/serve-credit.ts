import * as creditCalls from '@borong/api/credit'
import { membershipsOf } from '../memberships/public.ts'
import { mayWithRole } from '../permissions/public.ts'
import type { Gateway } from '../server/domain.ts'
import { wibDay } from '../server/wib.ts'
import { makeApplication } from './apply.ts'
import { creditTerms } from './credit-methods.ts'
import { overdueOwners } from './lines.ts'
import { ownerOfCompany, ownersFor } from './owners.ts'
import { viewApplication, viewInvoice, viewLine } from './view.ts'
import { openAmount, visibleInvoices } from './visible-invoices.ts'
import { visiblePayments } from './visible-payments.ts'

const APPLICATIONS = 50

/** The lines, applications and invoices of a buyer. */
export function serveCredit(gateway: Gateway): void {
  const { serve, db, now } = gateway

  serve(creditCalls.creditLines, async ({ buyerId, language }) => {
    const owners = await ownersFor(db, buyerId, ['company:buy', 'company:finance'])
    const names = new Map(owners.map(({ owner, companyName }) => [owner, companyName]))
    const lines = await db
      .selectFrom('credit_lines')
      .selectAll()
      .where('owner', 'in', [...names.keys()])
      .orderBy('id')
      .execute()
    const applications = await db
      .selectFrom('credit_applications')
      .selectAll()
      .where('owner', 'in', [...names.keys()])
      .where('user_id', '=', buyerId)
      .orderBy('id', 'desc')
      .limit(APPLICATIONS)
      .execute()
    const newest = applications.filter(
      ({ owner, method }, at) =>
        applications.findIndex((one) => one.owner === owner && one.method === method) === at,
    )
    const overdue = await overdueOwners(db, [...names.keys()], now())
    const open = (await visibleInvoices(db, buyerId))
      .select(openAmount.as('sum'))
      .where('invoice.state', '=', 'open')
    const { sum } = await open.executeTakeFirstOrThrow()
    const late = await open.where('invoice.due_on', '<', wibDay(now())).executeTakeFirstOrThrow()
    const managed = (await membershipsOf(db, buyerId)).filter(({ role }) =>
      mayWithRole(role, 'company:manage'),
    )
    return {
      result: {
        lines: lines.map((line) => viewLine(line, names, overdue.has(line.owner), language)),
        applications: newest.map((row) => viewApplication(row, names, language)),
        methods: creditTerms.map(({ method, days }) => ({
          method: method.id,
          name: method.name[language],
          days,
          maximum: method.maximum ?? 0,
        })),
        companies: managed.map(({ companyId, companyName }) => ({
          id: companyId,
          name: companyName,
        })),
        open_total: Number(sum),
        overdue_total: Number(late.sum),
      },
    }
  })

  serve(creditCalls.creditInvoices, async ({ query, buyerId, language }) => {
    const { page, limit, state } = query
    const isOpen = state === 'open'
    const chosen = (await visibleInvoices(db, buyerId)).where(
      'invoice.state',
      'in',
      isOpen ? ['open'] : ['paid', 'void'],
    )
    const { count } = await chosen
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const rows = await chosen
      .selectAll('invoice')
      .select(['line.method', 'company.name as company_name'])
      .$if(isOpen, (open) => open.orderBy('invoice.due_on').orderBy('invoice.id'))
      .$if(!isOpen, (closed) => closed.orderBy('invoice.id', 'desc'))
      .limit(limit)
      .offset((page - 1) * limit)
      .execute()
    const items = rows.map((row) => viewInvoice(row, now(), language))
    return { items, total_count: count, page, limit }
  })

  serve(creditCalls.creditInvoice, async ({ params, buyerId, language, refuse }) => {
    const row = await (
      await visibleInvoices(db, buyerId)
    )
      .selectAll('invoice')
      .select(['line.method', 'company.name as company_name'])
      .where('invoice.number', '=', params.number)
      .executeTakeFirst()
    if (!row) return refuse('INVOICE_UNKNOWN')
    const entries = await db
      .selectFrom('credit_entries')
      .select(['kind', 'amount', 'reference', 'created_at'])
      .where('invoice_id', '=', row.id)
      .where('account', '=', 'receivable')
      .orderBy('id')
      .execute()
    const unpaid = await (
      await visiblePayments(db, buyerId)
    )
      .innerJoin('credit_payment_parts as part', 'part.payment_id', 'payment.id')
      .select('payment.serial')
      .where('part.invoice_id', '=', row.id)
      .where('payment.state', '=', 'awaiting_payment')
      .orderBy('payment.id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return {
      result: {
        ...viewInvoice(row, now(), language),
        movements: entries.map(({ kind, amount, reference, created_at }) => ({
          kind,
          amount,
          reference,
          at: created_at.toISOString(),
        })),
        returned: row.returned,
        unpaid_payment: unpaid?.serial ?? null,
      },
    }
  })

  serve(creditCalls.applyForCredit, async ({ body, buyerId, language }) => {
    const made = await makeApplication(gateway, { buyerId, body })
    const names = new Map(
      (await membershipsOf(db, buyerId)).map(({ companyId, companyName }) => [
        ownerOfCompany(companyId),
        companyName,
      ]),
    )
    return { result: viewApplication(made, names, language) }
  })
}
