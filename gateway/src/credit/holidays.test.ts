import { atomically } from '../server/database.ts'
import { newId } from '../server/new-id.ts'
import { newSerial } from '../server/new-serial.ts'
import { wibDay } from '../server/wib.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { dayAfter } from '../server/wib.ts'
import { holdCredit } from './holds.ts'
import { type Holiday, movableHolidays } from './holidays.ts'
import { invoiceOrder } from './invoice-order.ts'
import { openLine } from './lines.ts'

const gateway = openTestGateway()
const url = '/seller-desk/holidays'
const year = () => Number(wibDay(gateway.gateway.now()).slice(0, 4))
const change = async (payload: object) =>
  (await gateway.gateway.app.inject({ method: 'POST', url, payload })).statusCode
const shown = async () =>
  (await gateway.gateway.app.inject({ url })).json<{ holidays: Holiday[]; missing: number[] }>()
const page = async (language: string) => {
  const headers = { accept: 'text/html', 'accept-language': language }
  return (await gateway.gateway.app.inject({ url, headers })).body
}

/** The due day of a new invoice of a buyer. */
async function dueOn(userId: string) {
  const at = gateway.gateway.now()
  const orderId = newId()
  return atomically(gateway.gateway.db, async (trx) => {
    const order = { orderId, serial: newSerial('BRG', at), buyerId: userId, companyId: null }
    await holdCredit(trx, { ...order, method: 'pay-later', amount: 10_000, at })
    await invoiceOrder(trx, orderId, at)
    const invoice = await trx
      .selectFrom('credit_invoices')
      .select('due_on')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    return invoice.due_on
  })
}

test('E-08: a holiday that an operator adds moves the due day of the next invoice, and its removal moves it back', async () => {
  const { userId } = await gateway.signedIn()
  const line = { userId, method: 'pay-later', limit: 1_000_000, days: 30 } as const
  await atomically(gateway.gateway.db, (trx) =>
    openLine(trx, { ...line, at: gateway.gateway.now() }),
  )
  const before = await dueOn(userId)
  expect(await change({ act: 'add', day: before, name: 'Libur <Daerah>' })).toBe(200)
  expect((await dueOn(userId)) > before).toBe(true)
  expect((await shown()).holidays).toContainEqual({
    day: before,
    name: 'Libur <Daerah>',
    origin: 'added',
    added_by: 'demo operator',
  })
  expect(await page('id')).toContain('Libur &lt;Daerah&gt;')
  expect(await change({ act: 'remove', day: before })).toBe(200)
  expect(await change({ act: 'remove', day: before })).toBe(404)
  expect(await dueOn(userId)).toBe(before)
  const log = await gateway.gateway.db
    .selectFrom('desk_log')
    .select(['action', 'detail'])
    .where('subject', '=', before)
    .orderBy('id')
    .execute()
  expect(log).toEqual([
    { action: 'change-holiday', detail: 'add: Libur <Daerah>' },
    { action: 'change-holiday', detail: 'remove' },
  ])
})

test('E-08: an operator removes a day of the gateway’s own list once', async () => {
  const own = async () =>
    (await movableHolidays(gateway.gateway.db, '2026-01-01')).map(({ day }) => day)
  expect(await own()).toContain('2026-08-25')
  expect(await change({ act: 'remove', day: '2026-08-25' })).toBe(200)
  expect(await own()).not.toContain('2026-08-25')
  expect(await change({ act: 'remove', day: '2026-08-25' })).toBe(404)
})

test('E-08: adding a day again corrects its name', async () => {
  const day = `${year() + 1}-02-03`
  await change({ act: 'add', day, name: 'Nyepi' })
  await change({ act: 'add', day, name: 'Hari Suci Nyepi' })
  const named = (await shown()).holidays.filter((one) => one.day === day)
  expect(named).toMatchObject([{ name: 'Hari Suci Nyepi' }])
})

test('E-08: days that no calendar has, past and far years, and fixed holidays are refused', async () => {
  const add = (day: string, name = 'Iduladha') => change({ act: 'add', day, name })
  expect(await add(`${year() + 1}-02-31`)).toBe(400)
  expect(await add('17 Agustus')).toBe(400)
  expect(await add(`${year() + 1}-02-03`, 'x')).toBe(400)
  expect(await add(dayAfter(`${year()}-01-01`, -1))).toBe(404)
  expect(await add(`${year() + 3}-02-03`)).toBe(404)
  expect(await add(`${year() + 1}-08-17`)).toBe(404)
  expect(await change({ act: 'remove', day: `${year() + 1}-08-17` })).toBe(404)
})

test('E-08: the page names the years without holidays of their own', async () => {
  for (const { day } of (await shown()).holidays) await change({ act: 'remove', day })
  expect((await shown()).missing).toEqual([year(), year() + 1])
  expect(await page('en')).toContain(`There are no other holidays for ${year() + 1} yet.`)
  await change({ act: 'add', day: `${year() + 1}-03-09`, name: 'Idulfitri' })
  expect((await shown()).missing).toEqual([year()])
})
