import { randomUUID } from 'node:crypto'
import { openTestGateway } from '../../testing/open-test-gateway.ts'
import { failed, pulsa } from '../testing-biller.ts'
import { METER, PHONE, PIN, testBills } from '../testing-bills.ts'

const gateway = openTestGateway()
const bills = testBills(gateway)
beforeAll(() => bills.open())

type Buyer = Awaited<ReturnType<typeof bills.buyer>>
const save = (buyer: Buyer, more: object = {}) =>
  gateway.call('saveBillNumber', {
    as: buyer.token,
    body: { kind: 'electricity', product: 'pln-pasca', number: METER, label: 'Toko', ...more },
  })
const saved = async (buyer: Buyer) =>
  (await gateway.call('billNumbers', { as: buyer.token })).body.result.items
const remind = (buyer: Buyer, id: string, body: object) =>
  gateway.call('setBillReminder', {
    as: buyer.token,
    params: { id },
    body: { day: 5, ...body },
  })

test('F-07: saves a number in any spelling once, which keeps its id and takes the new label', async () => {
  const buyer = await bills.buyer()
  const first = await save(buyer, { number: ' 1234 5678-901 ' })
  expect(first.body.result).toMatchObject({
    kind: 'electricity',
    number: METER,
    operator_name: 'PLN',
    label: 'Toko',
    last_paid_at: null,
    reminder: null,
  })
  const tabs = await Promise.all([
    save(buyer, { label: 'Dapur' }),
    save(buyer, { label: 'Dapur' }),
    save(buyer, { kind: 'token', product: undefined }),
  ])
  expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await saved(buyer)).map(({ kind, label }) => [kind, label])).toEqual([
    ['electricity', 'Dapur'],
    ['token', 'Toko'],
  ])
  expect((await saved(buyer))[0]!.id).toBe(first.body.result.id)
})

test('F-07: finds the operator of a mobile number without a product', async () => {
  const buyer = await bills.buyer()
  const more = { kind: 'pulsa', product: undefined, number: '+62 812-3456-7890' }
  expect((await save(buyer, more)).body.result).toMatchObject({
    number: PHONE,
    operator_name: 'Telkomsel',
    product_code: null,
  })
})

test('F-07: refuses wrong digits, a product of another kind, and the 201st number', async () => {
  const buyer = await bills.buyer()
  const wrong = await save(buyer, { number: '8,12E+11' })
  expect(wrong.problem.name).toBe('NUMBER_INVALID')
  expect(wrong.problem.message).toContain('Excel')
  expect((await save(buyer, { product: 'tsel-50' })).problem.name).toBe('PRODUCT_UNKNOWN')
  const rows = Array.from({ length: 199 }, (_, at) => ({
    id: randomUUID(),
    user_id: buyer.userId,
    kind: 'water' as const,
    product_code: null,
    operator_name: 'PDAM',
    number: `W${at}`,
    label: '',
    last_paid_at: null,
    last_price: null,
    reminder_day: null,
    autopay_cap: null,
    remind_at: null,
    reminded_at: null,
    created_at: gateway.gateway.now(),
  }))
  await gateway.gateway.db.insertInto('bill_numbers').values(rows).execute()
  const tabs = await Promise.all([save(buyer), save(buyer, { number: '12345678902' })])
  expect(tabs.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(tabs.find(({ status }) => status === 422)!.problem.name).toBe('TOO_MANY_NUMBERS')
  // A known number can still be renamed, and a bill can still be paid.
  const known = tabs.findIndex(({ status }) => status === 200)
  const { number } = tabs[known]!.body.result
  expect((await save(buyer, { number, label: 'Gudang' })).status).toBe(200)
  const bill = await bills.bought(buyer)
  await bills.work()
  expect((await bills.row(bill.serial)).state).toBe('done')
  expect(await saved(buyer)).toHaveLength(200)
})

test('F-07: a done bill saves its number without a reminder, and later ones update it', async () => {
  const buyer = await bills.buyer()
  const first = await bills.bought(buyer)
  expect(await saved(buyer)).toEqual([])
  await bills.work()
  const [number] = await saved(buyer)
  expect(number).toMatchObject({
    kind: 'pulsa',
    product_code: 'tsel-50',
    number: PHONE,
    label: '',
    last_price: 50_000,
    reminder: null,
  })
  expect(number!.last_paid_at).toBe((await bills.read(buyer, first.serial)).paid_at)
  await save(buyer, { kind: 'pulsa', product: 'tsel-50', number: PHONE, label: 'Saya' })
  gateway.advance(60)
  const second = await bills.bought(buyer)
  await bills.work()
  expect(await saved(buyer)).toMatchObject([
    {
      id: number!.id,
      label: 'Saya',
      last_paid_at: (await bills.read(buyer, second.serial)).paid_at,
    },
  ])
})

test('F-07: a failed bill saves no number', async () => {
  const buyer = await bills.buyer()
  const before = bills.biller.onPay
  bills.biller.onPay = async () => failed
  await bills.bought(buyer)
  await bills.work()
  bills.biller.onPay = before
  expect(await saved(buyer)).toEqual([])
})

test('F-07: a removed number stays removed until it is paid again', async () => {
  const buyer = await bills.buyer()
  await bills.bought(buyer)
  await bills.work()
  const { id } = (await saved(buyer))[0]!
  const remove = () => gateway.call('removeBillNumber', { as: buyer.token, params: { id } })
  expect((await remove()).body.result).toEqual({ removed: true })
  expect((await remove()).problem.name).toBe('SAVED_NUMBER_UNKNOWN')
  await bills.work()
  expect(await saved(buyer)).toEqual([])
  await bills.bought(buyer)
  await bills.work()
  expect(await saved(buyer)).toHaveLength(1)
})

test('F-07: autopay needs the PIN, a monthly bill and its product; removing the reminder ends it', async () => {
  const buyer = await bills.buyer()
  const { id } = (await save(buyer)).body.result
  expect((await remind(buyer, id, { autopay_cap: 300_000 })).problem.name).toBe('PIN_MISSING')
  const wrong = await remind(buyer, id, { autopay_cap: 300_000, pin: '111111' })
  expect(wrong.problem).toMatchObject({ name: 'PIN_WRONG', data: { attempts_left: 4 } })
  expect((await saved(buyer))[0]!.reminder).toBeNull()
  const set = await remind(buyer, id, { day: 31, autopay_cap: 300_000, pin: PIN })
  expect(set.body.result.reminder).toMatchObject({ day: 31, autopay_cap: 300_000 })
  const off = await remind(buyer, id, { day: null, autopay_cap: 300_000 })
  expect(off.body.result.reminder).toBeNull()
  for (const more of [
    { kind: 'pulsa', product: 'tsel-50', number: PHONE },
    { product: undefined, number: '12345678903' },
  ]) {
    const other = (await save(buyer, more)).body.result
    const answer = await remind(buyer, other.id, { autopay_cap: 300_000, pin: PIN })
    expect(answer.problem.name).toBe('AUTOPAY_UNAVAILABLE')
    expect((await remind(buyer, other.id, {})).body.result.reminder?.autopay_cap).toBeNull()
  }
})

test('F-07 P-01: another buyer’s saved number is unknown', async () => {
  const [owner, stranger] = [await bills.buyer(), await bills.buyer()]
  const { id } = (await save(owner)).body.result
  const remove = await gateway.call('removeBillNumber', { as: stranger.token, params: { id } })
  expect([remove.status, remove.problem.name]).toEqual([404, 'SAVED_NUMBER_UNKNOWN'])
  expect((await remind(stranger, id, {})).status).toBe(404)
  expect((await remind(stranger, id, { autopay_cap: 1, pin: PIN })).status).toBe(404)
  expect(await saved(stranger)).toEqual([])
  expect((await saved(owner))[0]!.reminder).toBeNull()
})

test('F-07: a number that is paid automatically keeps the product that its buyer chose', async () => {
  const buyer = await bills.buyer()
  bills.biller.offered = [...bills.biller.offered, { ...pulsa, code: 'tsel-20', cost: 19_700 }]
  gateway.advance(1)
  await bills.open()
  const bill = await bills.bought(buyer)
  await bills.work()
  await gateway.gateway.db
    .updateTable('bill_numbers')
    .set({ autopay_cap: 1 })
    .where('user_id', '=', bill.user_id)
    .execute()
  await bills.bought(buyer, { product: 'tsel-20', price: 20_000 })
  await bills.work()
  expect((await saved(buyer))[0]).toMatchObject({ product_code: 'tsel-50', last_price: 20_000 })
})
