import { hashPassword } from '../identity/public.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { methodById } from '../payments/public.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { atomically } from '../server/database.ts'
import { accountOf, move } from '../wallet/public.ts'
import { expireCreditPayments } from './end-payment.ts'
import { openTestLine } from './testing-credit.ts'
import { insertCreditRows } from './testing-rows.ts'

const gateway = openTestGateway()
const { atBank } = testOrders(gateway)
const db = () => gateway.gateway.db

type Parts = { number: string; amount: number }[]
type Debtor = Awaited<ReturnType<typeof debtor>>

async function debtor(invoices = 1) {
  const buyer = await gateway.signedIn()
  const numbers: string[] = []
  for (let at = 0; at < invoices; at++)
    numbers.push(await insertCreditRows(gateway.gateway, buyer.userId))
  return { ...buyer, numbers }
}

const pay = (
  { token }: Pick<Debtor, 'token'>,
  parts: Parts,
  more: { payment_id?: string; key?: string; pin?: string } = {},
) =>
  gateway.call('payCredit', {
    as: token,
    body: { key: crypto.randomUUID(), payment_id: 'va-bca', ...more, parts },
  })

const read = async ({ token }: Pick<Debtor, 'token'>, number: string) =>
  (await gateway.call('creditInvoice', { as: token, params: { number } })).body.result

const linesOf = async ({ token }: Pick<Debtor, 'token'>) =>
  (await gateway.call('creditLines', { as: token })).body.result

test('E-08: an invoice is paid in part and then in full, and frees the limit before it is due', async () => {
  const buyer = await debtor()
  const [number] = buyer.numbers as [string]
  expect(await read(buyer, number)).toMatchObject({ open: 250_000, state: 'open', paid: 0 })
  const before = (await linesOf(buyer)).lines[0]!
  expect(before).toMatchObject({ used: 250_000, free: before.limit - 250_000 })
  const first = await pay(buyer, [{ number, amount: 100_000 }])
  await atBank(first.body.result.payment.url!, { action: 'pay' })
  expect(await read(buyer, number)).toMatchObject({ open: 150_000, paid: 100_000 })
  const rest = await pay(buyer, [{ number, amount: 150_000 }])
  const { location } = await atBank(rest.body.result.payment.url!, { action: 'pay' })
  expect(location).toBe(`http://localhost:3000/credit/payment/${rest.body.result.serial}`)
  expect(await read(buyer, number)).toMatchObject({
    open: 0,
    state: 'paid',
    movements: [
      { kind: 'INVOICE', amount: 250_000 },
      { kind: 'PAYMENT', amount: -100_000 },
      { kind: 'PAYMENT', amount: -150_000, reference: rest.body.result.serial },
    ],
  })
  expect((await linesOf(buyer)).lines[0]).toMatchObject({ used: 0 })
  expect((await linesOf(buyer)).open_total).toBe(0)
})

test('E-08: several invoices are paid together, and a retried payment is one', async () => {
  const buyer = await debtor(3)
  const parts = buyer.numbers.map((number) => ({ number, amount: 250_000 }))
  const key = crypto.randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => pay(buyer, parts, { key })))
  const serials = new Set(answers.map(({ body }) => body.result.serial))
  expect(serials.size).toBe(1)
  expect((await pay(buyer, parts.slice(1), { key })).problem.name).toBe('KEY_REUSED')
  await atBank(answers[0]!.body.result.payment.url!, { action: 'pay' })
  for (const { number } of parts) expect(await read(buyer, number)).toMatchObject({ open: 0 })
})

test('E-08: money that an invoice no longer needs goes to the wallet, with a transfer’s unique code', async () => {
  const buyer = await debtor()
  const [number] = buyer.numbers as [string]
  const [one, two] = [
    await pay(buyer, [{ number, amount: 200_000 }]),
    await pay(buyer, [{ number, amount: 200_000 }], { payment_id: 'transfer-bca' }),
  ]
  const { payment } = two.body.result
  await atBank(one.body.result.payment.url!, { action: 'pay' })
  await atBank(payment.url!, { action: 'pay', amount: String(payment.amount) })
  expect(await read(buyer, number)).toMatchObject({ open: 0, paid: 250_000, state: 'paid' })
  const balance = (await accountOf(db(), buyer.userId, 'IDR'))?.balance
  expect(balance).toBe(150_000 + payment.unique_code)
})

test('E-08: the fee of the method stays paid, and no part of it goes to the wallet', async () => {
  const method = methodById('va-bri')!
  const fee = method.fee
  method.fee = 4_000
  try {
    const buyer = await debtor()
    const [number] = buyer.numbers as [string]
    const { payment } = (await pay(buyer, [{ number, amount: 250_000 }], { payment_id: 'va-bri' }))
      .body.result
    expect(payment.amount).toBe(254_000)
    await atBank(payment.url!, { action: 'pay' })
    expect(await read(buyer, number)).toMatchObject({ open: 0, state: 'paid' })
    expect(await accountOf(db(), buyer.userId, 'IDR')).toBeUndefined()
  } finally {
    method.fee = fee
  }
})

test('E-08: refuses too much money, credit as the method, and the invoices of others', async () => {
  const buyer = await debtor()
  const [number] = buyer.numbers as [string]
  expect((await pay(buyer, [{ number, amount: 250_001 }])).problem.name).toBe('AMOUNT_CHANGED')
  const parts = [{ number, amount: 250_000 }]
  const later = await pay(buyer, parts, { payment_id: 'pay-later' })
  expect(later.problem).toMatchObject({
    name: 'METHOD_REFUSED',
    message: expect.stringContaining('tidak dapat dibayar dengan kredit'),
  })
  const stranger = await gateway.signedIn()
  expect((await pay(stranger, parts)).problem.name).toBe('INVOICE_UNKNOWN')
})

test('E-08: an unpaid payment is cancelled by its buyer or ends at its deadline, and late money goes to the wallet', async () => {
  const buyer = await debtor()
  const [number] = buyer.numbers as [string]
  const made = (await pay(buyer, [{ number, amount: 250_000 }])).body.result
  const cancel = () =>
    gateway.call('cancelCreditPayment', { as: buyer.token, params: { serial: made.serial } })
  expect((await cancel()).body.result.state).toBe('cancelled')
  expect((await cancel()).problem.name).toBe('NOT_CANCELLABLE')
  const late = (await pay(buyer, [{ number, amount: 250_000 }])).body.result
  await db()
    .updateTable('credit_payments')
    .set({ deadline: gateway.gateway.now() })
    .where('serial', '=', late.serial)
    .execute()
  await expireCreditPayments(gateway.gateway)
  const ended = await gateway.call('creditPayment', {
    as: buyer.token,
    params: { serial: late.serial },
  })
  expect(ended.body.result.state).toBe('expired')
  expect(await read(buyer, number)).toMatchObject({ open: 250_000 })
})

test('E-08: a month’s statement has every movement with what is owed, as PDF and as CSV', async () => {
  const buyer = await debtor()
  const [number] = buyer.numbers as [string]
  const made = (await pay(buyer, [{ number, amount: 100_000 }])).body.result
  await atBank(made.payment.url!, { action: 'pay' })
  const month = new Date(gateway.gateway.now().getTime() + 7 * 3_600_000).toISOString().slice(0, 7)
  const given = { as: buyer.token, query: { month } }
  const pdf = await gateway.call('creditStatement', given)
  expect(pdf.headers['content-type']).toBe('application/pdf')
  expect((pdf.body as Buffer).toString('latin1').startsWith('%PDF-')).toBe(true)
  const csv = await gateway.call('creditStatementFile', given)
  const lines = String(csv.body).trimEnd().split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[2]).toMatch(
    new RegExp(`Faktur,${number},20\\d\\d-\\d\\d-\\d\\d,,BRG.*,250000,250000$`),
  )
  expect(lines[3]).toMatch(new RegExp(`Pembayaran,${number},,,${made.serial},-100000,150000$`))
  const invoice = await gateway.call('monthlyInvoice', given)
  expect(invoice.headers['content-type']).toBe('application/pdf')
  const none = { as: buyer.token, query: { month: '2020-01' } }
  expect((await gateway.call('monthlyInvoice', none)).problem.name).toBe('NO_INVOICES')
  const other = await gateway.call('creditStatementFile', {
    as: buyer.token,
    query: { month: '2020-01' },
  })
  expect(String(other.body)).not.toContain(number)
})

test('E-08: the legs of every entry sum to zero, and the line owes what its invoices owe', async () => {
  const buyer = await debtor(2)
  await openTestLine(gateway, buyer.userId, { method: 'borong-plus-partner' })
  const legs = await db()
    .selectFrom('credit_entries')
    .select((eb) => ['transfer_id', eb.fn.sum<number>('amount').as('sum')])
    .groupBy('transfer_id')
    .execute()
  expect(legs.length).toBeGreaterThan(0)
  expect(legs.filter(({ sum }) => Number(sum) !== 0)).toEqual([])
})

test('E-08 C-29: the wallet pays several invoices in part with its PIN, once per key, and never more than it has', async () => {
  const buyer = await debtor(2)
  const [first, second] = buyer.numbers as [string, string]
  const fill = {
    userId: buyer.userId,
    currency: 'IDR',
    amount: 300_000,
    counter: 'shop:bank',
  } as const
  const at = gateway.gateway.now()
  await atomically(db(), (trx) =>
    move(trx, { ...fill, category: 'TOP_UP', reference: `${buyer.userId}/top-up`, at }),
  )
  const parts = [
    { number: first, amount: 100_000 },
    { number: second, amount: 150_000 },
  ]
  const byWallet = (more: object) => pay(buyer, parts, { payment_id: 'wallet', ...more })
  expect((await byWallet({ pin: '123456' })).problem.name).toBe('PIN_MISSING')
  const pin_hash = await hashPassword('123456')
  await db().updateTable('users').set({ pin_hash }).where('id', '=', buyer.userId).execute()
  expect((await byWallet({})).problem.name).toBe('PIN_MISSING')
  expect((await byWallet({ pin: '654321' })).problem.name).toBe('PIN_WRONG')
  const key = crypto.randomUUID()
  const answers = await Promise.all([1, 2, 3, 4].map(() => byWallet({ pin: '123456', key })))
  expect(answers.map(({ problem }) => problem.name)).toEqual(Array(4).fill(undefined))
  expect(new Set(answers.map(({ body }) => body.result.serial)).size).toBe(1)
  const { serial } = answers[0]!.body.result
  expect(answers[0]!.body.result).toMatchObject({ state: 'paid', amount: 250_000 })
  expect(await read(buyer, first)).toMatchObject({ open: 150_000, paid: 100_000 })
  expect(await read(buyer, second)).toMatchObject({
    open: 100_000,
    movements: [{ kind: 'INVOICE' }, { kind: 'PAYMENT', amount: -150_000, reference: serial }],
  })
  expect((await accountOf(db(), buyer.userId, 'IDR'))?.balance).toBe(50_000)
  const short = await pay(buyer, [{ number: first, amount: 60_000 }], {
    payment_id: 'wallet',
    pin: '123456',
  })
  expect(short.problem.name).toBe('WALLET_SHORT')
  expect(await read(buyer, first)).toMatchObject({ open: 150_000 })
  const entries = await db()
    .selectFrom('wallet_entries')
    .select('amount')
    .where('reference', '=', serial)
    .execute()
  expect(entries.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([-250_000, 250_000])
})
