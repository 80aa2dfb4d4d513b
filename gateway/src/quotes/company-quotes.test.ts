import { DAY_MS } from '@borong/api/rules/time'
import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { insertFile } from '../files/testing-files.ts'
import { saveCompanyOfProfile } from '../memberships/public.ts'
import { atomically } from '../server/database.ts'
import { newId } from '../server/new-id.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { expireQuotes } from './expire.ts'
import { testQuotes } from './testing-quotes.ts'
import type { QuoteView } from './view.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const quotes = testQuotes(gateway)
const made = testCompanies(gateway)

/** A company with one member of each role and a second admin, and a product to ask for. */
async function company() {
  const staff = await made.staffed(shop, {
    admin: 'admin',
    second: 'admin',
    approver: 'approver',
    buyer: 'buyer',
    finance: 'finance',
  })
  const product = await shop.product({ seller_id: await shop.seller(), stock: 100 })
  return { ...staff, product, of: { company_id: staff.companyId } }
}

const leave = (member: TestBuyer, companyId: string) =>
  gateway.call('removeMember', {
    as: member.token,
    params: { companyId, memberId: member.userId },
  })
const listOf = (as: TestBuyer, query: object) => gateway.call('quotes', { as: as.token, query })
const idsOf = async (as: TestBuyer, query: object = {}) =>
  (await listOf(as, query)).body.result.items.map(({ id }) => id)
const statusFor = async (as: TestBuyer, quoteId: string) =>
  (await gateway.call('quote', { as: as.token, params: { quoteId } })).status
const orderFor = (as: TestBuyer, quote: QuoteView, companyId?: string) =>
  quotes.order(as, quote, companyId ? { business: { company_id: companyId } } : {})
async function draftAndAsk(as: TestBuyer, productId: string, owner: object) {
  const { body } = await quotes.drafts(as, [{ product_id: productId, quantity: 1 }])
  return quotes.ask(as, await quotes.read(as, body.result[0]!.id), owner)
}
const newsOf = async (reader: TestBuyer) =>
  (await made.notificationsOf(reader.userId)).filter((kind) => kind.startsWith('QUOTE_'))

test('P-03 F-08: admins and finance read all quotes of the company, a buyer the own ones', async () => {
  const { admin, finance, approver, buyer, companyId, product, of } = await company()
  const quote = await quotes.asked(buyer, product, 10, of)
  expect(quote).toMatchObject({
    company_id: companyId,
    company_name: 'PT Dapur Rasa',
    made_by: null,
  })
  for (const reader of [admin, finance, buyer]) expect(await idsOf(reader, of)).toEqual([quote.id])
  expect(await idsOf(approver, of)).toEqual([])
  expect(await idsOf(buyer)).toEqual([quote.id])
  expect(await idsOf(admin)).toEqual([])
  const [seen] = (await listOf(admin, of)).body.result.items
  expect(seen).toMatchObject({ made_by: expect.any(String) })
  const read = await quotes.read(finance, quote.id)
  expect(read).toMatchObject({ acts: [], can_message: false })
  expect(await quotes.read(admin, quote.id)).toMatchObject({
    acts: ['withdraw'],
    can_message: true,
  })
})

test('P-03 F-08: a stranger, another company, finance and an approver can do nothing with a quote', async () => {
  const { finance, approver, buyer, product, of } = await company()
  const other = await company()
  const quote = await quotes.offered(buyer, product, 40_000, of)
  const key = newId()
  const statusesOf = async (as: TestBuyer) => [
    (await quotes.ask(as, quote)).status,
    (await quotes.counter(as, quote, 39_000)).status,
    (await quotes.act(as, 'acceptQuote', quote)).status,
    (await quotes.act(as, 'declineQuote', quote)).status,
    (await quotes.act(as, 'withdrawQuote', quote)).status,
    (await orderFor(as, quote, other.companyId)).status,
    (
      await gateway.call('messageQuote', {
        as: as.token,
        params: { quoteId: quote.id },
        body: { key, text: 'Halo' },
      })
    ).status,
  ]
  for (const stranger of [other.admin, await shop.buyer(), finance, approver])
    expect(await statusesOf(stranger)).toEqual(Array.from({ length: 7 }, () => 404))
  expect((await listOf(other.admin, of)).problem.name).toBe('COMPANY_UNKNOWN')
  for (const stranger of [other.admin, finance])
    expect((await draftAndAsk(stranger, product, of)).problem.name).toBe('COMPANY_UNKNOWN')
  expect(await quotes.read(buyer, quote.id)).toMatchObject({
    state: 'offered',
    events: quote.events,
  })
})

test('P-03 F-08: an approver reads the quote of an order that awaits their decision', async () => {
  const { admin, approver, buyer, companyId, product, of } = await company()
  await gateway.call('addApprovalRule', {
    as: admin.token,
    params: { companyId },
    body: { kind: 'total', amount: 0, approver_id: null },
  })
  const quote = await quotes.accepted(buyer, product, 40_000, of)
  expect(await statusFor(approver, quote.id)).toBe(404)
  await orderFor(buyer, quote, companyId)
  expect(await quotes.read(approver, quote.id)).toMatchObject({ state: 'ordered', acts: [] })
  expect(await idsOf(approver, of)).toEqual([quote.id])
})

test('F-08: a member who leaves loses an accepted quote, and an admin orders it for the company', async () => {
  const { admin, buyer, companyId, product, of } = await company()
  const quote = await quotes.accepted(buyer, product, 40_000, of)
  expect(await newsOf(buyer)).not.toEqual([])
  await leave(buyer, companyId)
  expect(await newsOf(buyer)).toEqual([])
  expect(await idsOf(buyer)).toEqual([])
  expect(await statusFor(buyer, quote.id)).toBe(404)
  for (const companyOrNone of [companyId, undefined])
    expect((await orderFor(buyer, quote, companyOrNone)).status).toBe(404)
  expect((await draftAndAsk(buyer, product, of)).problem.name).toBe('COMPANY_UNKNOWN')
  const { key } = await gateway.gateway.db
    .selectFrom('quotes')
    .select('key')
    .where('id', '=', quote.id)
    .executeTakeFirstOrThrow()
  const items = [{ product_id: product, quantity: 1 }]
  expect((await quotes.drafts(buyer, items, key)).body.result).toEqual([])
  const ordered = await orderFor(admin, quote, companyId)
  expect(ordered.status).toBe(200)
  expect(await quotes.read(admin, quote.id)).toMatchObject({
    state: 'ordered',
    order_serial: ordered.body.data.order_serial,
    made_by: expect.any(String),
  })
})

test('F-08: a member who leaves loses the files of the company’s quotes, also the own ones', async () => {
  const { admin, finance, approver, buyer, companyId, product, of } = await company()
  const file = await insertFile(gateway.gateway, buyer.userId)
  const items = [{ product_id: product, quantity: 1 }]
  const draft = (await quotes.drafts(buyer, items)).body.result[0]!
  await quotes.ask(buyer, await quotes.read(buyer, draft.id), { ...of, file_ids: [file] })
  const statusFor = async (as: TestBuyer) =>
    (await gateway.call('file', { as: as.token, params: { fileId: file } })).status
  const statuses = () => Promise.all([admin, finance, approver, buyer].map(statusFor))
  expect(await statuses()).toEqual([200, 200, 404, 200])
  await leave(buyer, companyId)
  expect(await statuses()).toEqual([200, 200, 404, 404])
})

test('F-08: a quote of a company is ordered only for it, within its budget', async () => {
  const { admin, buyer, companyId, product, of } = await company()
  const setBudget = (amount: number) =>
    gateway.call('setBudget', {
      as: admin.token,
      params: { companyId },
      body: { member_id: null, cost_centre_id: null, amount },
    })
  await setBudget(400_000)
  const quote = await quotes.accepted(buyer, product, 40_000, of)
  expect(quote.total).toBe(420_000)
  const exceeded = await orderFor(buyer, quote, companyId)
  expect(exceeded.problem.name).toBe('BUDGET_EXCEEDED')
  const own = await made.company({ [buyer.userId]: 'admin' })
  for (const companyOrNone of [undefined, own]) {
    const refused = await orderFor(buyer, quote, companyOrNone)
    expect(refused.status).toBe(409)
    expect(refused.problem).toMatchObject({
      name: 'QUOTE_OF_COMPANY',
      message: expect.stringContaining('PT Dapur Rasa'),
    })
  }
  await setBudget(420_000)
  expect((await orderFor(buyer, quote, companyId)).status).toBe(200)
})

test('F-08: a personal quote that is ordered for a company becomes the quote of the company', async () => {
  const { admin, buyer, companyId, product } = await company()
  const quote = await quotes.accepted(buyer, product)
  expect(await statusFor(admin, quote.id)).toBe(404)
  const { body } = await orderFor(buyer, quote, companyId)
  expect(await quotes.read(admin, quote.id)).toMatchObject({ company_id: companyId })
  await gateway.call('cancelOrder', {
    as: buyer.token,
    params: { orderId: body.data.order_id },
    body: { reason: 'x' },
  })
  expect((await orderFor(buyer, quote)).problem.name).toBe('QUOTE_OF_COMPANY')
})

test('F-08: two admins who accept and order at the same moment make one acceptance and one order', async () => {
  const { admin, second, buyer, companyId, product, of } = await company()
  const offered = await quotes.offered(buyer, product, 40_000, of)
  const accepted = await Promise.all(
    [admin, second].map((one) => quotes.act(one, 'acceptQuote', offered)),
  )
  expect(accepted.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const quote = await quotes.read(admin, offered.id)
  const ordered = await Promise.all([admin, second].map((one) => orderFor(one, quote, companyId)))
  expect(new Set(ordered.map(({ body }) => body.data.order_serial)).size).toBe(1)
  expect(await shop.stockOf(product)).toBe(90)
  // The member does not see the order of an admin, nor its payment.
  expect((await orderFor(buyer, quote, companyId)).problem.name).toBe('QUOTE_UNUSABLE')
})

test('F-08: news of a quote go to its member, and after the member has left to the admins', async () => {
  const { admin, second, buyer, companyId, product, of } = await company()
  const quote = await quotes.offered(buyer, product, 40_000, of)
  expect([await newsOf(buyer), await newsOf(admin)]).toEqual([['QUOTE_OFFERED'], []])
  await leave(buyer, companyId)
  await quotes.desk('message', { quote_id: quote.id, key: newId(), text: 'Masih berminat?' })
  await quotes.offer(quote, 39_000)
  gateway.advance((8 * DAY_MS) / 1000)
  await expireQuotes(gateway.gateway)
  for (const reader of [admin, second])
    expect(await newsOf(reader)).toEqual(['QUOTE_MESSAGE', 'QUOTE_OFFERED', 'QUOTE_EXPIRED'])
  expect(await newsOf(buyer)).toEqual([])
})

test('F-08: the seller sees which company asks, where the goods go, and whether it is verified', async () => {
  const buyer = await shop.buyer()
  const product = await shop.product({ seller_id: await shop.seller() })
  const { db } = gateway.gateway
  const at = gateway.gateway.now()
  const profile = { name: 'PT Rasa Jaya', npwp: '0123456789012345', address: 'Jl. Melati 1' }
  await atomically(db, (trx) => saveCompanyOfProfile(trx, { ...profile, userId: buyer.userId, at }))
  const quote = await quotes.asked(buyer, product, 10, { company_id: `c${buyer.userId}` })
  const page = async () =>
    (
      await gateway.gateway.app.inject({
        url: `/seller-desk/quotes/${quote.id}`,
        headers: { accept: 'text/html' },
      })
    ).body
  expect(await page()).toContain(`PT Rasa Jaya · ${quote.address!.city} · belum terverifikasi`)
  await db
    .insertInto('business_profiles')
    .values({
      user_id: buyer.userId,
      status: 'verified',
      company_name: profile.name,
      business_type: 'resto',
      npwp: profile.npwp,
      nitku: '',
      nik: '',
      owner_name: 'Ani',
      address: profile.address,
      submitted_at: at,
    })
    .execute()
  expect(await page()).toContain(`PT Rasa Jaya · ${quote.address!.city} · terverifikasi`)
})
