import { textOf } from '@borong/api/messages'
import * as paymentCalls from '@borong/api/payments'
import type { Domain, Gateway } from '../server/domain.ts'
import { actsNow, permissionsOf } from '../permissions/public.ts'
import { serveCallbacks } from './callbacks.ts'
import { closePayments } from './close.ts'
import { servePaymentDesk } from './desk.ts'
import { followPayments } from './follow.ts'
import { paymentGauges } from './gauges.ts'
import { limitOf } from './limits.ts'
import { refusedMethods } from './method-rule.ts'
import { methods, type PaymentGroup } from './methods.ts'
import { openPayment } from './open.ts'
import { ownerOf } from './payment-owner.ts'
import { reconcilePayments } from './reconcile.ts'
import { type PaymentRow, paymentsMigrations } from './table.ts'
import { viewPayment } from './view.ts'
import { groupMessages } from './messages.ts'

export const payments: Domain = {
  name: 'payments',
  migrations: paymentsMigrations,
  gauges: paymentGauges,
  jobs: [
    { name: 'close payments', everySeconds: 30, run: closePayments },
    { name: 'follow payments', everySeconds: 5, run: followPayments },
    { name: 'reconcile payments', everySeconds: 600, run: reconcilePayments },
  ],
  routes(gateway) {
    serveMethods(gateway)
    servePayment(gateway)
    serveCallbacks(gateway)
    servePaymentDesk(gateway)
  },
}

function serveMethods(gateway: Gateway) {
  const { serve, db, now } = gateway
  serve(paymentCalls.paymentMethods, async ({ query, buyerId, language }) => {
    const { denied } = await permissionsOf(db, buyerId, now(), language)
    const offered = methods.slice(0, query.limit)
    const refusals = await refusedMethods(gateway, {
      buyerId,
      amount: query.amount ?? 0,
      language,
      methods: offered,
    })
    const groups = new Map<PaymentGroup, ReturnType<typeof describe>[]>()
    for (const method of offered) {
      groups.set(method.group, [...(groups.get(method.group) ?? []), describe(method)])
    }
    return {
      data: [...groups].map(([code, payment_methods]) => ({
        code,
        name: textOf(groupMessages[code], language),
        payment_methods,
      })),
    }

    function describe(method: (typeof methods)[number]) {
      const refused = denied.find((entry) => entry.action === `payment:${method.id}`)?.message
      const byRule = refused === undefined ? refusals.get(method.id) : undefined
      const message = refused ?? byRule?.message ?? limitOf(method, query.amount ?? 0, language)
      return {
        payment_id: method.id,
        payment_type: query.type,
        payment_name: method.name[language],
        payment_group: method.group,
        image: method.image,
        service_fee: method.fee,
        minimum: method.minimum,
        maximum: method.maximum,
        available: message === undefined,
        message: message ?? '',
        path: byRule?.path ?? null,
      }
    }
  })
}

function servePayment(gateway: Gateway) {
  gateway.serve(paymentCalls.payment, async ({ params, buyerId, language, refuse }) => {
    const payment = await gateway.db
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', params.id)
      .executeTakeFirst()
    if (!payment || !(await mayPay(gateway, payment, buyerId))) return refuse('PAYMENT_UNKNOWN')
    return {
      result: await viewPayment(await openPayment(gateway, payment), gateway.now(), language),
    }
  })
}

/** P-03: whether the buyer may pay this now, as its buyer or as a member of its company. */
async function mayPay(gateway: Gateway, payment: PaymentRow, buyerId: string): Promise<boolean> {
  const { user_id, subject_id } = payment
  const { kind = 'order', companyOf } = ownerOf(gateway, payment)
  const company_id = (await companyOf?.(gateway.db, subject_id)) ?? null
  return (await actsNow(gateway.db, kind, { user_id, company_id }, buyerId)).has('pay')
}
