import { openTestGateway } from '../testing/open-test-gateway.ts'
import { sign } from '../payments/signature.ts'
import { accountOf } from '../wallet/public.ts'
import { sendApplications } from './send-applications.ts'
import { insertCreditRows } from './testing-rows.ts'

const SECRET = 'credit-secret'

const gateway = openTestGateway({ config: { creditCallbackSecret: SECRET } })
const db = () => gateway.gateway.db

const apply = (token: string, more: object = {}) =>
  gateway.call('applyForCredit', {
    as: token,
    body: {
      key: crypto.randomUUID(),
      method: 'pay-later',
      limit: 10_000_000,
      purpose: 'Belanja beras',
      ...more,
    },
  })
const linesOf = async (token: string) =>
  (await gateway.call('creditLines', { as: token })).body.result
const atDesk = (path: string, payload: object) =>
  gateway.gateway.app.inject({ method: 'POST', url: `/seller-desk/credit${path}`, payload })

test('E-08: an application is decided at the desk, which logs its actor and tells the buyer', async () => {
  const { token } = await gateway.signedIn()
  const made = (await apply(token)).body.result
  expect(made).toMatchObject({ state: 'waiting', limit: 10_000_000 })
  expect((await apply(token)).problem.name).toBe('CREDIT_APPLICATION_OPEN')
  await sendApplications(gateway.gateway)
  const page = await gateway.gateway.app.inject({
    url: '/seller-desk/credit',
    headers: { accept: 'text/html' },
  })
  expect(page.body).toContain(made.number)
  const decision = { number: made.number, decision: 'approve', limit: '5000000', days: '45' }
  expect((await atDesk('/decisions', decision)).statusCode).toBe(200)
  expect((await atDesk('/decisions', decision)).statusCode).toBe(404)
  expect((await linesOf(token)).lines).toMatchObject([
    { method: 'pay-later', limit: 5_000_000, free: 5_000_000, days: 45, state: 'active' },
  ])
  const log = await db()
    .selectFrom('desk_log')
    .select(['actor_name', 'action'])
    .where('subject', '=', made.number)
    .execute()
  expect(log).toEqual([{ actor_name: 'demo operator', action: 'decide-credit' }])
  const { items } = (await gateway.call('orderNotifications', { as: token, query: {} })).body.result
  expect(items[0]).toMatchObject({ kind: 'CREDIT_LINE_CHANGED', path: '/credit' })
  expect((await apply(token)).problem.name).toBe('CREDIT_LINE_EXISTS')
})

test('E-08: a refused application shows the answer of the desk, and another one can be sent', async () => {
  const { token } = await gateway.signedIn()
  const { number } = (await apply(token)).body.result
  await atDesk('/decisions', {
    number,
    decision: 'refuse',
    limit: 0,
    days: 30,
    answer: 'Lengkapi NPWP',
  })
  expect(await linesOf(token)).toMatchObject({
    lines: [],
    applications: [{ state: 'refused', answer: 'Lengkapi NPWP' }],
  })
  expect((await apply(token)).status).toBe(200)
})

test('E-08: the desk changes limits, and blocks and activates a line', async () => {
  const { token, userId } = await gateway.signedIn()
  await insertCreditRows(gateway.gateway, userId)
  const { id } = (await linesOf(token)).lines[0]!
  await atDesk('/lines/terms', { line: id, limit: 300_000, days: 14 })
  expect((await linesOf(token)).lines[0]).toMatchObject({ limit: 300_000, free: 50_000, days: 14 })
  await atDesk('/lines/state', { line: id, state: 'blocked' })
  const methods = await gateway.call('paymentMethods', { as: token, query: {} })
  const later = methods.body.data
    .flatMap((group) => group.payment_methods)
    .find(({ payment_id }) => payment_id === 'pay-later')
  expect(later).toMatchObject({ available: false, path: '/credit' })
  await atDesk('/lines/state', { line: id, state: 'active' })
  expect((await linesOf(token)).lines[0]).toMatchObject({ state: 'active' })
})

test('E-08: a refund at the desk lowers the invoice first, and one form refunds once', async () => {
  const { token, userId } = await gateway.signedIn()
  const number = await insertCreditRows(gateway.gateway, userId)
  const refund = { key: crypto.randomUUID(), number, amount: '60000', reason: 'Stok kurang' }
  expect((await atDesk('/refunds', refund)).json()).toEqual({ lowered: 60_000, toWallet: 0 })
  expect((await atDesk('/refunds', refund)).json()).toEqual({ repeated: true })
  const invoice = await gateway.call('creditInvoice', { as: token, params: { number } })
  expect(invoice.body.result).toMatchObject({ open: 190_000, refunded: 60_000 })
  const more = { ...refund, key: crypto.randomUUID(), amount: 250_000 }
  expect((await atDesk('/refunds', more)).statusCode).toBe(404)
  expect(await accountOf(db(), userId, 'IDR')).toBeUndefined()
})

test('E-08: a service of credit decides with signed callbacks, which may repeat', async () => {
  const { token } = await gateway.signedIn()
  const { number } = (await apply(token)).body.result
  const send = (event: object, secret = SECRET) => {
    const payload = JSON.stringify(event)
    return gateway.gateway.app.inject({
      method: 'POST',
      url: '/credit/v1/callbacks',
      payload,
      headers: { 'x-callback-signature': sign(secret, payload, gateway.gateway.now()) },
    })
  }
  const decided = { event: 'decided', number, approved: true, limit: 8_000_000, days: 30 }
  expect((await send(decided, 'wrong')).statusCode).toBe(401)
  expect((await send(decided)).statusCode).toBe(200)
  expect((await send({ ...decided, limit: 1 })).statusCode).toBe(200)
  expect((await linesOf(token)).lines[0]).toMatchObject({ limit: 8_000_000 })
  await send({ event: 'line_state', number, state: 'blocked' })
  expect((await linesOf(token)).lines[0]).toMatchObject({ state: 'blocked' })
  expect((await send({ ...decided, number: 'CRA-x' })).statusCode).toBe(404)
})
