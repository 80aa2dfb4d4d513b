import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { expireOrders } from '../orders/expire.ts'
import { markPaid } from '../orders/pay.ts'
import { approvalSubjects } from '../domains.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { atomically } from '../server/database.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { remindOfSteps } from './remind.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)
const made = testCompanies(gateway)

const HOUR = 3600

/** A request that waits for Hendra. */
async function requested() {
  const staff = await made.staffed(shop, {
    admin: 'admin',
    hendra: 'approver',
    lina: 'approver',
    buyer: 'buyer',
  })
  const { admin, hendra, buyer, companyId } = staff
  await gateway.call('addApprovalRule', {
    as: admin.token,
    params: { companyId },
    body: { kind: 'total', amount: 0, approver_id: hendra.userId },
  })
  return { ...staff, ...(await order(buyer, companyId)) }
}

async function order(buyer: TestBuyer, companyId: string, productId?: string) {
  const id_item = productId ?? (await shop.product({ seller_id: await shop.seller() }))
  const items = [{ id_item, quantity: 2 }]
  const draft = await orders.draft(buyer, items, {}, gateway.gateway.now())
  const sent = await orders.post(buyer, { ...draft, business: { company_id: companyId } })
  const { id: orderId, approval } = await orders.read(buyer, sent.body.data.order_id)
  return { orderId, id: approval!.id, productId: id_item }
}

const ask = (as: TestBuyer, approvalId: string, question = 'Untuk apa?') =>
  gateway.call('askRequester', { as: as.token, params: { approvalId }, body: { question } })
const answer = (as: TestBuyer, approvalId: string, questionId: string, text = 'Untuk stok') =>
  gateway.call('answerApprover', {
    as: as.token,
    params: { approvalId, questionId },
    body: { answer: text },
  })
const read = async (as: TestBuyer, approvalId: string) =>
  (await gateway.call('approval', { as: as.token, params: { approvalId } })).body.approval
const decide = (as: TestBuyer, approvalId: string, body: object = {}) =>
  gateway.call('decideApproval', {
    as: as.token,
    params: { approvalId },
    body: { decision: 'approve', ...body } as never,
  })
const told = async (person: TestBuyer) =>
  (await made.notificationsOf(person.userId)).filter((kind) => kind !== 'APPROVAL_REQUESTED')
async function after(hours: number) {
  gateway.advance(hours * HOUR)
  await remindOfSteps(gateway.gateway, approvalSubjects)
}

test('F-08: an approver asks the requester, who answers; both are in the history, and the request waits', async () => {
  const { admin, hendra, buyer, companyId, id } = await requested()
  expect(await read(hendra, id)).toMatchObject({ can_ask: true, can_answer: false })
  await Promise.all([ask(hendra, id), ask(hendra, id)])
  expect(await told(buyer)).toEqual(['APPROVAL_QUESTION'])
  const seen = await read(buyer, id)
  expect(seen).toMatchObject({
    state: 'waiting',
    can_answer: true,
    questions: [{ question: 'Untuk apa?', answered_at: null }],
  })
  expect((await ask(admin, id, 'Lagi?')).problem.name).toBe('QUESTION_OPEN')
  const questionId = seen.questions[0]!.id
  await Promise.all([answer(buyer, id, questionId), answer(buyer, id, questionId)])
  expect((await answer(buyer, id, questionId, 'x')).problem.name).toBe('ALREADY_ANSWERED')
  expect(await told(hendra)).toEqual(['APPROVAL_ANSWERED'])
  expect((await decide(hendra, id)).body.approval).toMatchObject({
    state: 'approved',
    questions: [{ question: 'Untuk apa?', answer: 'Untuk stok' }],
  })
  const log = await gateway.call('auditLog', { as: admin.token, params: { companyId }, query: {} })
  const texts = log.body.items.map(({ text }) => text)
  expect(texts[1]).toContain('jawaban Untuk stok')
  expect(texts[2]).toContain('pertanyaan Untuk apa?')
})

test('F-08: the hours until the reminder pause until the answer, and the request has its whole time again', async () => {
  const { hendra, buyer, id, orderId } = await requested()
  await after(6)
  await ask(hendra, id)
  await after(40)
  expect(await told(hendra)).toEqual([])
  const { questions } = await read(buyer, id)
  await answer(buyer, id, questions[0]!.id)
  await after(5)
  expect(await told(hendra)).toEqual(['APPROVAL_ANSWERED'])
  await after(1)
  expect(await told(hendra)).toEqual(['APPROVAL_ANSWERED', 'APPROVAL_REMINDER'])
  gateway.advance(41 * HOUR)
  await expireOrders(gateway.gateway)
  expect((await orders.read(buyer, orderId)).awaits_approval).toBe(true)
  gateway.advance(2 * HOUR)
  await expireOrders(gateway.gateway)
  expect((await orders.read(buyer, orderId)).state).toBe('expired')
})

test('F-08: a question without an answer does not keep the order beyond its time', async () => {
  const { hendra, buyer, id, orderId } = await requested()
  await ask(hendra, id)
  gateway.advance(49 * HOUR)
  await expireOrders(gateway.gateway)
  expect((await orders.read(buyer, orderId)).state).toBe('expired')
  const { questions } = await read(buyer, id)
  expect((await answer(buyer, id, questions[0]!.id)).problem.name).toBe('APPROVAL_EXPIRED')
})

test('F-08: only judges of the step ask, only the requester answers, and five times at most', async () => {
  const { hendra, lina, buyer, id } = await requested()
  expect((await ask(lina, id)).problem.name).toBe('NOT_APPROVER')
  expect((await ask(buyer, id)).problem.name).toBe('OWN_REQUEST')
  expect((await ask(await shop.buyer(), id)).status).toBe(404)
  for (let turn = 1; turn <= 5; turn++) {
    expect((await ask(hendra, id, `Pertanyaan ${turn}`)).status).toBe(200)
    const { questions } = await read(buyer, id)
    const { id: questionId } = questions.at(-1)!
    expect((await answer(hendra, id, questionId)).status).toBe(404)
    expect((await answer(buyer, id, questionId)).status).toBe(200)
  }
  expect((await ask(hendra, id, 'x')).problem.name).toBe('TOO_MANY_QUESTIONS')
  expect((await read(hendra, id)).can_ask).toBe(false)
})

test('F-08: a step is decided without the answer, and the reminders go on when the requester leaves', async () => {
  const decided = await requested()
  await ask(decided.hendra, decided.id)
  expect((await decide(decided.hendra, decided.id)).body.approval.state).toBe('approved')
  const { admin, hendra, buyer, companyId, id } = await requested()
  await ask(hendra, id)
  const params = { companyId, memberId: buyer.userId }
  await gateway.call('removeMember', { as: admin.token, params })
  await after(12)
  expect(await told(hendra)).toEqual(['APPROVAL_REMINDER'])
  expect(await read(hendra, id)).toMatchObject({ can_ask: false })
  expect((await ask(hendra, id, 'Lagi?')).problem.name).toBe('REQUESTER_LEFT')
})

test('F-08: the approver sees the last price that the company paid for each product, whoever bought it', async () => {
  const { admin, hendra, buyer, companyId, id, productId } = await requested()
  expect((await read(hendra, id)).lines[0]!.last_paid).toBeNull()
  await decide(hendra, id)
  const { id: approvalId, orderId } = await order(buyer, companyId, productId)
  expect((await read(hendra, approvalId)).lines[0]!.last_paid).toBeNull()
  await decide(hendra, approvalId)
  const at = gateway.gateway.now()
  await atomically(gateway.gateway.db, (trx) => markPaid(trx, { orderId, at, demoSpeed: 1 }))
  await gateway.gateway.db
    .updateTable('order_lines')
    .set({ unit_price: 12_345 })
    .where('order_id', '=', orderId)
    .execute()
  const third = await order(admin, companyId, productId)
  expect((await read(hendra, third.id)).lines[0]!.last_paid).toMatchObject({ unit_price: 12_345 })
})

test('F-08: the approver sees the rest of the budget after the order, and the requester does not', async () => {
  const { admin, hendra, buyer, companyId } = await requested()
  await gateway.call('setBudget', {
    as: admin.token,
    params: { companyId },
    body: { member_id: null, cost_centre_id: null, amount: 10_000_000 },
  })
  const { id } = await order(buyer, companyId)
  const { budget_left, grand_total } = await read(hendra, id)
  expect(budget_left).toBe(10_000_000 - grand_total)
  expect((await read(buyer, id)).budget_left).toBeNull()
})
