import { testCompanies } from '../companies/testing-companies.ts'
import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { approvalSubjects } from '../domains.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { sendLinks } from './send-links.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)
const made = testCompanies(gateway)

const product = (name: string, price: number) => ({
  name,
  tiers: [{ quantity_end: 1_000_000, price, discount: null }],
})

/** A request of a buyer, and the token in the message to its approver, who is the only other judge. */
async function requested(products: readonly Partial<Parameters<typeof shop.product>[0]>[] = [{}]) {
  const [admin, buyer] = [await shop.buyer(), await shop.buyer()]
  const companyId = await made.company({ [admin.userId]: 'admin', [buyer.userId]: 'buyer' })
  const params = { companyId }
  const body = { kind: 'total', amount: 0, approver_id: null } as const
  await gateway.call('addApprovalRule', { as: admin.token, params, body })
  const seller_id = await shop.seller()
  const items: { id_item: string; quantity: number }[] = []
  for (const product of products)
    items.push({ id_item: await shop.product({ seller_id, ...product }), quantity: 1 })
  const draft = await orders.draft(buyer, items, {}, gateway.gateway.now())
  const sent = await orders.post(buyer, { ...draft, business: { company_id: companyId } })
  await sendLinks(gateway.gateway, approvalSubjects)
  return {
    admin,
    buyer,
    companyId,
    orderId: sent.body.data.order_id,
    token: await tokenFor(admin),
  }
}

const tokenFor = async (buyer: TestBuyer): Promise<string> =>
  /\/approvals\/link#([\w-]{43})/.exec(await messageTo(buyer))?.[1] ?? ''

/** The last message to a buyer. */
async function messageTo(buyer: TestBuyer): Promise<string> {
  const { email, handphone } = await gateway.gateway.db
    .selectFrom('users')
    .select(['email', 'handphone'])
    .where('id', '=', buyer.userId)
    .executeTakeFirstOrThrow()
  const { text } = await gateway.gateway.db
    .selectFrom('inbox_messages')
    .select('text')
    .where('recipient', '=', email ?? handphone ?? '')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  return text
}

const read = async (token: string) =>
  gateway.call('readApprovalLink', { as: await gateway.token(), body: { token } })
const approve = async (token: string) =>
  gateway.call('decideByLink', {
    as: await gateway.token(),
    body: { token, decision: 'approve' },
  })

test('F-08: a link shows the request and decides it once; reading changes nothing', async () => {
  const { buyer, orderId, token } = await requested()
  await read(token)
  expect((await read(token)).body.approval).toMatchObject({ state: 'waiting', can_decide: true })
  expect((await orders.read(buyer, orderId)).awaits_approval).toBe(true)
  expect((await approve(token)).body.approval.state).toBe('approved')
  expect((await orders.read(buyer, orderId)).awaits_approval).toBe(false)
  expect((await approve(token)).problem.name).toBe('LINK_USED')
})

test('U-30 F-08: the message says who asks for which goods, how much and by when', async () => {
  const { admin, companyId } = await requested([
    product('Beras 25 kg', 300_000),
    product('Gula 1 kg', 15_000),
    product('Garam 500 g', 5_000),
    product('Minyak 18 l', 350_000),
  ])
  const { name } = await gateway.gateway.db
    .selectFrom('companies')
    .select('name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const text = await messageTo(admin)
  expect(text).toMatch(
    / meminta persetujuan pesanan \w+, 1 \w+ Minyak 18 l, 1 \w+ Beras 25 kg, 1 \w+ Gula 1 kg dan 1 produk lain, senilai Rp\s[\d.]+ untuk /,
  )
  expect(text).toContain(name)
  expect(text).toMatch(/Putuskan sebelum .*WIB/)
})

test('F-08: the message is sent once', async () => {
  const { admin, token } = await requested()
  await sendLinks(gateway.gateway, approvalSubjects)
  expect(await tokenFor(admin)).toBe(token)
})

test('P-03: the link of a removed approver is not valid any more', async () => {
  const { admin, companyId, token } = await requested()
  await gateway.gateway.db
    .deleteFrom('company_members')
    .where('company_id', '=', companyId)
    .where('user_id', '=', admin.userId)
    .execute()
  expect((await read(token)).problem.name).toBe('LINK_UNKNOWN')
  expect((await approve(token)).problem.name).toBe('LINK_UNKNOWN')
})

test('F-08: a link that nobody was sent is unknown', async () => {
  expect((await read('x'.repeat(43))).problem.name).toBe('LINK_UNKNOWN')
})
