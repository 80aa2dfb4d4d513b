import { DAY_MS } from '@borong/api/rules/time'
import { randomUUID } from 'node:crypto'
import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { testQuotes } from '../quotes/testing-quotes.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { endTenders } from './deadlines.ts'
import { testTenders } from './testing-tenders.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const made = testCompanies(gateway)
const quotes = testQuotes(gateway)
const tenders = testTenders(gateway)

/** A company with members of each role, and a tender of its buyer with one offer for both lines. */
async function company() {
  const staff = await made.staffed(shop, {
    admin: 'admin',
    second: 'admin',
    approver: 'approver',
    buyer: 'buyer',
    finance: 'finance',
  })
  const of = { company_id: staff.companyId }
  const seller = await shop.seller()
  const store = await aliasOf(seller)
  const goods = [
    await shop.product({ seller_id: seller, stock: 100 }),
    await shop.product({ seller_id: seller, stock: 100 }),
  ]
  const sent = await tenders.sent(staff.buyer, of)
  const offer = () =>
    tenders.offer(sent.number, store, [
      [goods[0]!, 40_000],
      [goods[1]!, 10_000],
    ])
  return { ...staff, of, sent, offer, number: sent.number }
}

const aliasOf = async (id: number) =>
  (
    await gateway.gateway.db
      .selectFrom('sellers')
      .select('alias')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).alias
const leave = (member: TestBuyer, companyId: string) =>
  gateway.call('removeMember', {
    as: member.token,
    params: { companyId, memberId: member.userId },
  })
const list = (as: TestBuyer, query: object = {}) => gateway.call('tenders', { as: as.token, query })
const numbersOf = async (as: TestBuyer, query: object = {}) =>
  (await list(as, query)).body.result.items.map(({ number }) => number)
const newsOf = async (reader: TestBuyer) =>
  (await made.notificationsOf(reader.userId)).filter((kind) => kind.startsWith('TENDER_'))

test('P-03 F-08: admins and finance read all tenders of the company, a buyer the own ones', async () => {
  const { admin, finance, approver, buyer, companyId, of, number } = await company()
  for (const reader of [admin, finance, buyer])
    expect(await numbersOf(reader, of)).toEqual([number])
  expect(await numbersOf(approver, of)).toEqual([])
  expect([await numbersOf(buyer), await numbersOf(admin)]).toEqual([[number], []])
  expect((await list(admin, of)).body.result.items).toMatchObject([
    { company_id: companyId, company_name: 'PT Dapur Rasa', made_by: expect.any(String) },
  ])
  expect(await tenders.read(buyer, number)).toMatchObject({ made_by: null })
  expect((await tenders.read(finance, number)).acts).toEqual([])
  expect((await tenders.read(admin, number)).acts).toEqual(['close', 'withdraw'])
})

test('P-03 F-08: a stranger, another company, finance and an approver can do nothing with a tender', async () => {
  const { finance, approver, buyer, of, number, offer } = await company()
  const other = await company()
  await offer()
  const tender = await tenders.read(buyer, number)
  const statusesOf = async (as: TestBuyer) => {
    const change = { as: as.token, params: { number }, body: { version: tender.version } }
    const { status } = await tenders.award(as, tender, [[tender.offers[0]!, [1, 2]]])
    return [
      status,
      (await gateway.call('closeTender', change)).status,
      (await gateway.call('withdrawTender', change)).status,
    ]
  }
  for (const stranger of [other.admin, await shop.buyer(), finance, approver])
    expect(await statusesOf(stranger)).toEqual([404, 404, 404])
  const statusFor = async (as: TestBuyer) =>
    (await gateway.call('tender', { as: as.token, params: { number } })).status
  for (const stranger of [other.admin, approver]) expect(await statusFor(stranger)).toBe(404)
  expect((await list(other.admin, of)).problem.name).toBe('COMPANY_UNKNOWN')
  for (const stranger of [other.admin, finance])
    expect((await tenders.send(stranger.token, of)).problem.name).toBe('COMPANY_UNKNOWN')
  expect(await tenders.read(buyer, number)).toMatchObject({ phase: 'open' })
})

test('F-08: after a member has left, an admin awards the tender and orders its quote for the company', async () => {
  const { admin, buyer, companyId, of, number, offer } = await company()
  await offer()
  expect(await newsOf(buyer)).toEqual(['TENDER_OFFERED'])
  const seen = await tenders.read(buyer, number)
  await leave(buyer, companyId)
  expect([await newsOf(buyer), await numbersOf(buyer)]).toEqual([[], []])
  const choices: Parameters<typeof tenders.award>[2] = [[seen.offers[0]!, [1, 2]]]
  expect((await tenders.award(buyer, seen, choices)).status).toBe(404)
  expect((await tenders.send(buyer.token, of)).problem.name).toBe('COMPANY_UNKNOWN')
  expect((await tenders.award(admin, seen, choices)).body.result).toMatchObject({
    phase: 'awarded',
    acts: [],
  })
  expect(await newsOf(admin)).toEqual(['TENDER_AWARDED'])
  const quote = await quotes.read(admin, seen.offers[0]!.quote_id)
  expect(quote).toMatchObject({ state: 'accepted', company_id: companyId })
  expect((await quotes.order(admin, quote)).problem.name).toBe('QUOTE_OF_COMPANY')
  const ordered = await quotes.order(admin, quote, { business: { company_id: companyId } })
  expect(ordered.status).toBe(200)
})

test('F-08: the same key shows a member who has left no tender of the company', async () => {
  const { buyer, companyId, of } = await company()
  const request = tenders.request({ key: randomUUID(), ...of })
  const send = () => gateway.call('createTender', { as: buyer.token, body: request })
  expect((await send()).status).toBe(200)
  expect((await send()).status).toBe(200)
  await leave(buyer, companyId)
  expect((await send()).problem.name).toBe('COMPANY_UNKNOWN')
  const join = { as: buyer.token, body: { keys: [request.key] } }
  expect((await gateway.call('joinTenders', join)).body.result.numbers).toEqual([])
})

test('F-08: of two admins who award at the same moment one decides', async () => {
  const { admin, second, offer, number } = await company()
  await offer()
  const tender = await tenders.read(admin, number)
  const [given] = tender.offers
  const answers = await Promise.all([
    tenders.award(admin, tender, [[given!, [1]]]),
    tenders.award(second, tender, [[given!, [2]]]),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await quotes.read(admin, given!.quote_id)).lines).toHaveLength(1)
})

test('F-08: news of a tender go to the admins after its member has left', async () => {
  const { admin, second, buyer, companyId, offer } = await company()
  await leave(buyer, companyId)
  await offer()
  gateway.advance((15 * DAY_MS) / 1000)
  await endTenders(gateway.gateway)
  for (const reader of [admin, second])
    expect(await newsOf(reader)).toEqual(['TENDER_OFFERED', 'TENDER_CLOSED'])
  expect(await newsOf(buyer)).toEqual([])
})

test('F-08: the seller sees which company asks, its city, and whether it is verified', async () => {
  const { number, sent } = await company()
  const { body } = await gateway.gateway.app.inject({
    url: `/seller-desk/tender-offers/${number}`,
    headers: { accept: 'text/html' },
  })
  expect(body).toContain(`PT Dapur Rasa · ${sent.address!.city} · belum terverifikasi`)
})
