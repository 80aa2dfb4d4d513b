import { type TestBuyer, testShop } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { testOrders } from './testing-orders.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)
const made = testCompanies(gateway)
const OTHER = {
  company_name: 'PT Lain',
  tax_number: '0123456789010000',
  company_address: 'Jl. Lain 2',
  email: 'pajak@contoh.id',
}

async function company({ isRequested = true } = {}) {
  const { companyId, admin, buyer } = await made.staffed(shop, { admin: 'admin', buyer: 'buyer' })
  await gateway.call('changeCompanySettings', {
    as: admin.token,
    params: { companyId },
    body: { together_hours: 24, tax_invoice_default: isRequested },
  })
  const facture = async (more: object = {}, { is_pkp = true, as = buyer } = {}) => {
    const product = await shop.product({ seller_id: await shop.seller({ is_pkp }) })
    const business = { company_id: companyId }
    const now = gateway.gateway.now()
    const draft = await orders.draft(as, [{ id_item: product, quantity: 1 }], { business }, now)
    const { body } = await orders.post(as, { ...draft, ...more })
    return (await orders.read(as, body.data.order_id)).facture
  }
  return { companyId, admin, buyer, facture }
}

const forget = (buyer: TestBuyer) =>
  gateway.gateway.db
    .updateTable('users')
    .set({ email: null })
    .where('id', '=', buyer.userId)
    .execute()

test('F-08 E-05: a company that requests tax invoices by default is the recipient of each order', async () => {
  const { facture } = await company()
  expect(await facture()).toMatchObject({
    company_name: 'PT Dapur Rasa',
    tax_number: '0123456789012345',
    email: expect.stringContaining('@'),
  })
  expect(await facture({ facture_required: true, facture: OTHER })).toMatchObject({
    company_name: 'PT Lain',
  })
})

test('F-08 E-05: no tax invoice is requested of other sellers, for a person, or without the default', async () => {
  const { facture } = await company()
  expect(await facture({}, { is_pkp: false })).toBeNull()
  expect(await facture({ business: undefined })).toBeNull()
  expect(await (await company({ isRequested: false })).facture()).toBeNull()
})

test('F-08 E-05: a member without an email address orders with that of an admin', async () => {
  const { facture, buyer, admin } = await company()
  await forget(buyer)
  const { email } = await gateway.gateway.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', admin.userId)
    .executeTakeFirstOrThrow()
  expect(await facture()).toMatchObject({ email })
})
