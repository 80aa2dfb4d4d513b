import { randomUUID } from 'node:crypto'
import { advanceParcels } from '../../orders/advance.ts'
import { expireOrders } from '../../orders/expire.ts'
import { runJob } from '../../billing/testing-clock.ts'
import { paymentOf } from '../../payments/public.ts'
import { applyEvent } from '../../payments/settle.ts'
import { mayWithRole } from '../../permissions/public.ts'
import { batch, bill, payInvoices } from './bill-acts.ts'
import type { Company } from './company-months.ts'
import { judge, mayAct, mayBuy, mayJudge, personFor } from './judge-act.ts'

/** The acts of a company's month, with their weights. Each is one or more calls of a member, or of one who has left. */
export const monthActs: readonly [
  weight: number,
  name: string,
  act: (company: Company) => Promise<void>,
][] = [
  [9, 'order', order],
  [14, 'pay', pay],
  [12, 'decide', decide],
  [2, 'cancel order', cancelOrder],
  [4, 'cancel goods', cancelGoods],
  [6, 'time', passTime],
  [5, 'receive', receive],
  [3, 'complain', complain],
  [4, 'bill', bill],
  [3, 'batch', batch],
  [2, 'leave', leave],
  [2, 'rule', changeRule],
  [3, 'pay invoices', payInvoices],
  [1, 'top up', ({ give, upTo }) => give(upTo(2_000_000)).then(() => undefined)],
]

async function order(company: Company): Promise<void> {
  const { outlets, places, pick, upTo, random, products, companyId } = company
  const who = personFor(company, mayBuy)
  const isDivided = random() < 0.4
  const one = pick(places)!
  const chosen = new Map(
    Array.from({ length: upTo(3) }, () => [pick(products)!, pick(places)!] as const),
  )
  const parts = [...chosen].flatMap(([id_item, outlet]) => {
    const part = { id_item, quantity: upTo(12), outlet: isDivided ? outlet : one }
    const other = places.find((place) => place !== part.outlet)!
    return isDivided && random() < 0.5
      ? [part, { ...part, quantity: upTo(6), outlet: other }]
      : part
  })
  const usesWallet = random() < 0.3
  const body = await outlets.draft(who as never, parts, {
    payment_id: pick(['transfer-bca', 'va-bca', 'pay-later'])!,
    business: { company_id: companyId, ...(random() < 0.4 ? { budget_exception: true } : {}) },
    ...(usesWallet ? { use_wallet: true, wallet_amount: upTo(300_000) } : {}),
  })
  judge(company, 'order', who, await outlets.order(who as never, body), mayBuy(who))
}

async function pay({ db, companyId, test, pick, random }: Company): Promise<void> {
  const of = (table: 'orders' | 'bill_transactions' | 'bill_batches' | 'credit_payments') =>
    db
      .selectFrom(table)
      .select('id')
      .where('company_id', '=', companyId)
      .where('state', '=', 'awaiting_payment')
      .execute()
  const open = [
    ...(await of('orders')).map(({ id }) => ({ type: 'order' as const, id })),
    ...(await of('bill_batches')).map(({ id }) => ({ type: 'bill_batch' as const, id })),
    ...(await of('credit_payments')).map(({ id }) => ({ type: 'term_invoice' as const, id })),
  ]
  const subject = pick(open)
  if (!subject) return
  const { id: payment_id, reference, amount } = await paymentOf(test.gateway, subject)
  if (reference === null) return
  const event = random() < 0.9 ? ('paid' as const) : ('expired' as const)
  // The bank repeats its callback.
  for (let times = 0; times < 2; times++)
    await applyEvent(test.gateway, { payment_id, reference, event, amount })
}

async function decide(company: Company): Promise<void> {
  const { db, companyId, test, pick, random, members } = company
  const requests = await db
    .selectFrom('approval_requests')
    .select(['id', 'requester_id'])
    .where('company_id', '=', companyId)
    .where('state', '=', 'waiting')
    .execute()
  const request = pick(requests)
  if (!request) return
  const who = personFor(company, mayJudge)
  const params = { approvalId: request.id }
  const dice = random()
  const seen = dice < 0.25 && (await test.call('approval', { as: who.token, params }))
  const line = seen && seen.status === 200 ? pick(seen.body.approval.lines) : undefined
  const part = line && {
    reason: 'Sebagian',
    ...(line.least < line.quantity
      ? { lowered_lines: [{ line: line.id, quantity: line.least, seen: line.quantity }] }
      : { refused_lines: [line.id] }),
  }
  const decision = dice > 0.9 ? ('refuse' as const) : ('approve' as const)
  const body = { decision, reason: decision === 'refuse' ? 'Belum perlu' : '', ...part }
  const answer = await test.call('decideApproval', { as: who.token, params, body })
  const admins = members.filter(({ role }) => role === 'admin')
  const isOwn = who.userId === request.requester_id
  const may = mayJudge(who) && (!isOwn || (who.role === 'admin' && admins.length === 1))
  judge(company, decision, who, answer, may)
}

async function orderOf({ db, companyId, pick }: Company, states: readonly string[]) {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'user_id', 'serial'])
    .where('company_id', '=', companyId)
    .where('state', 'in', states as never)
    .execute()
  return pick(orders)
}

async function cancelOrder(company: Company): Promise<void> {
  const found = await orderOf(company, ['awaiting_payment', 'awaiting_approval'])
  if (!found) return
  const who = personFor(company, (one) => mayAct(one, found.user_id))
  const answer = await company.test.call('cancelOrder', {
    as: who.token,
    params: { orderId: found.id },
    body: { reason: 'Salah outlet' },
  })
  judge(company, 'cancel order', who, answer, mayAct(who, found.user_id))
}

async function cancelGoods(company: Company): Promise<void> {
  const { test, pick, upTo } = company
  const found = await orderOf(company, ['processed'])
  if (!found) return
  const who = personFor(company, (one) => mayAct(one, found.user_id))
  const call = { as: who.token, params: { orderId: found.id } }
  const read = await test.call('cancellations', call)
  if (read.status !== 200) return
  const line = pick(read.body.result.parcels.flatMap(({ lines }) => lines))
  if (!line || line.quantity === 0) return
  const quantity = company.random() < 0.6 ? Math.min(line.quantity, line.least + upTo(3) - 1) : 0
  const lines = [{ id: line.id, quantity, seen: line.quantity }]
  const answer = await test.call('cancelGoods', {
    ...call,
    body: { key: randomUUID(), reason: 'Terlalu banyak', lines },
  })
  judge(company, 'cancel goods', who, answer, mayAct(who, found.user_id))
}

async function passTime({ test, pick, sendBills }: Company): Promise<void> {
  test.advance(3600 * pick([1, 3, 8, 26])!)
  await expireOrders(test.gateway)
  for (const job of ['end unpaid bills', 'end unpaid batches of bills']) await runJob(test, job)
  await advanceParcels(test.gateway)
  await sendBills()
}

async function receive(company: Company): Promise<void> {
  const { test, orders, random, pick, upTo } = company
  const found = await orderOf(company, ['shipped', 'delivered'])
  if (!found) return
  const who = personFor(company, (one) => mayAct(one, found.user_id))
  const call = { as: who.token, params: { orderId: found.id } }
  const read = await test.call('order', call)
  if (read.status !== 200) return
  const parcel = pick((await orders.read(who as never, found.id)).parcels)
  if (!parcel) return
  const lines = parcel.details.map(({ id, quantity }) => {
    const received = upTo(quantity)
    const problem = random() < 0.3 ? quantity - received : 0
    return { id: id!, received, ...(random() < 0.5 ? { missing: problem } : { damaged: problem }) }
  })
  const body = random() < 0.5 ? {} : { key: randomUUID(), parcel_id: parcel.id, lines }
  const answer = await test.call('receiveOrder', { ...call, body })
  // Members receive the parcels of their outlets too; those who have left receive none.
  judge(company, 'receive', who, answer, who.role !== undefined)
}

async function complain(company: Company): Promise<void> {
  const { test, random, upTo, pick } = company
  const found = await orderOf(company, ['delivered', 'completed'])
  if (!found) return
  const who = personFor(company, (one) => mayAct(one, found.user_id))
  const params = { orderId: found.id }
  const read = await test.call('complaints', { as: who.token, params })
  if (read.status !== 200) return
  const form = pick(read.body.result.parcels)
  const line = form && pick(form.lines)
  if (!form || !line) return
  const lines = [{ id: line.id, quantity: upTo(line.quantity) }]
  const made = await test.call('createComplaint', {
    as: who.token,
    params,
    body: {
      key: randomUUID(),
      parcel_id: form.parcel_id,
      kind: 'short',
      wish: 'refund',
      lines,
      text: 'Kurang di dalam paket',
    },
  })
  if (!judge(company, 'complain', who, made, mayAct(who, found.user_id))) return
  const { number, version } = made.body.result
  await test.gateway.app.inject({
    method: 'POST',
    url: '/seller-desk/complaints/answer',
    payload: {
      number,
      version,
      solution: random() < 0.8 ? 'refund' : 'refuse',
      text: 'Jawaban penjual',
    },
  })
}

async function leave(company: Company): Promise<void> {
  const { test, members, leavers, params, pick } = company
  const who = personFor(company, ({ role }) => role === 'admin')
  const gone = pick(members.filter(({ userId }) => userId !== company.admin.userId))
  if (!gone) return
  const memberId = gone.userId
  const answer = await test.call('removeMember', {
    as: who.token,
    params: { ...params, memberId },
  })
  if (!judge(company, 'leave', who, answer, mayAct(who, memberId))) return
  members.splice(members.indexOf(gone), 1)
  const { role, ...leaver } = gone
  leavers.push(leaver)
  await company.join(role)
}

async function changeRule(company: Company): Promise<void> {
  const { test, params, places, members, pick, upTo, random } = company
  const who = personFor(company, ({ role }) => role === 'admin')
  const may = who.role === 'admin'
  const read = await test.call('approvalRules', { as: company.admin.token, params })
  const rule = pick(read.body.rules)
  if (rule && random() < 0.4) {
    const removed = { as: who.token, params: { ...params, ruleId: rule.id } }
    judge(company, 'remove rule', who, await test.call('removeApprovalRule', removed), may)
    return
  }
  const approvers = members.filter(({ role }) => mayWithRole(role, 'company:approve'))
  const approver_id = random() < 0.5 ? null : pick(approvers)!.userId
  const body = pick([
    { kind: 'total' as const, amount: upTo(10) * 100_000, approver_id },
    { kind: 'total' as const, amount: 55_000, per_unit: true, approver_id },
    { kind: 'new_seller' as const, approver_id },
    { kind: 'outlet' as const, cost_centre_id: pick(places)!.centreId, approver_id },
    { kind: 'requester' as const, member_id: pick(members)!.userId, approver_id },
  ])!
  const answer = await test.call('addApprovalRule', { as: who.token, params, body })
  judge(company, 'add rule', who, answer, may)
}
