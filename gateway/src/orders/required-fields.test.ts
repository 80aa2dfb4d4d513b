import { testCompanies } from '../companies/testing-companies.ts'
import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { testOrders } from './testing-orders.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)
const made = testCompanies(gateway)

const settings = {
  together_hours: 24,
  cost_centre_required: false,
  po_number_required: false,
  company_required: false,
  budget_exceptions: true,
}

/** A company with these settings, two buyers and a member who sees its finances. */
async function company(required: Partial<typeof settings>) {
  const staff = await made.staffed(shop, {
    admin: 'admin',
    buyer: 'buyer',
    other: 'buyer',
    finance: 'finance',
  })
  const { admin, companyId } = staff
  const params = { companyId }
  const body = { ...settings, ...required }
  const { status } = await gateway.call('changeCompanySettings', { as: admin.token, params, body })
  expect(status).toBe(200)
  return staff
}

async function send(buyer: TestBuyer, business?: Record<string, string>) {
  const items = [{ id_item: await shop.product({ seller_id: await shop.seller() }), quantity: 1 }]
  const draft = await orders.draft(buyer, items, {}, gateway.gateway.now())
  return orders.post(buyer, { ...draft, ...(business ? { business } : {}) })
}

test('F-08: a company that requires a cost centre refuses an order without one', async () => {
  const { admin, buyer, companyId } = await company({ cost_centre_required: true })
  const { body } = await gateway.call('addCostCentre', {
    as: admin.token,
    params: { companyId },
    body: { name: 'Outlet 1' },
  })
  const refused = await send(buyer, { company_id: companyId })
  expect(refused.problem).toMatchObject({
    name: 'COST_CENTRE_REQUIRED',
    message: 'PT Dapur Rasa mewajibkan pusat biaya. Pilih pusat biaya pesanan ini.',
  })
  const named = { company_id: companyId, cost_centre_id: body.cost_centre.id }
  expect((await send(buyer, named)).status).toBe(200)
})

test('F-08: a required PO number is used once in the company, and again after its order was cancelled', async () => {
  const { buyer, other, companyId } = await company({ po_number_required: true })
  const withPo = (po_number: string) => ({ company_id: companyId, po_number })
  expect((await send(buyer, { company_id: companyId })).problem.name).toBe('PO_NUMBER_REQUIRED')
  const { order_id, order_serial } = (await send(buyer, withPo('PO/1'))).body.data
  const twice = await send(other, withPo('po/1'))
  expect(twice.problem.name).toBe('PO_NUMBER_USED')
  expect(twice.problem.message).toContain(order_serial)
  await gateway.call('cancelOrder', {
    as: buyer.token,
    params: { orderId: order_id },
    body: { reason: 'Salah' } as never,
  })
  expect((await send(other, withPo('PO/1'))).status).toBe(200)
})

test('F-08: two members who send the same required PO number at the same moment make one order', async () => {
  const { buyer, other, companyId } = await company({ po_number_required: true })
  const business = { company_id: companyId, po_number: 'PO/2' }
  const sent = await Promise.all([send(buyer, business), send(other, business)])
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 422])
})

test('F-08: members of a company that requires it buy nothing as a person, and the sentence names the company', async () => {
  const { buyer, finance, companyId } = await company({ company_required: true })
  expect((await send(buyer)).problem).toMatchObject({
    name: 'COMPANY_REQUIRED',
    message:
      'PT Dapur Rasa mewajibkan anggotanya belanja atas nama perusahaan. Pesan lagi untuk PT Dapur Rasa.',
  })
  expect((await send(buyer, { company_id: companyId })).status).toBe(200)
  // A member who may not buy for the company still buys as a person.
  expect((await send(finance)).status).toBe(200)
  const listed = async (as: TestBuyer) =>
    (await gateway.call('companies', { as: as.token })).body.companies[0]?.company_required
  expect([await listed(buyer), await listed(finance)]).toEqual([true, false])
})
