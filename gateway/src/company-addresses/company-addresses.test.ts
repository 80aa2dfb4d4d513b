import { testShop } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)
const companies = testCompanies(gateway)

const outlet = {
  name: 'Kepala Outlet',
  alias: 'Outlet 01',
  address: 'Jl. Ciputat Raya No. 27',
  district_id: '317405',
  postal_code: '12310',
  phone: '0812-3456-7890',
}
const row = (alias: string, more: object = {}) => ({
  alias,
  name: 'Kepala Outlet',
  phone: '081234567890',
  address: 'Jl. Uji 1',
  postal_code: '12310',
  district: '',
  outlet: '',
  ...more,
})

/** A company whose buyer orders for one of its two outlets. */
async function company() {
  const { companyId, ...staff } = await companies.staffed(shop, {
    admin: 'admin',
    buyer: 'buyer',
    finance: 'finance',
  })
  const { admin, buyer, finance } = staff
  const centre = async (name: string) =>
    (
      await gateway.call('addCostCentre', {
        as: admin.token,
        params: { companyId },
        body: { name },
      })
    ).body.cost_centre.id
  const [first, second] = [await centre('Outlet 01'), await centre('Outlet 02')]
  const params = { companyId }
  const add = async (more: object = {}) =>
    (
      await gateway.call('addCompanyAddress', {
        as: admin.token,
        params,
        body: { ...outlet, ...more },
      })
    ).body.address
  const seen = async (as: string, query: object = {}) =>
    (await gateway.call('companyAddresses', { as, params, query })).body.items.map(
      ({ alias }) => alias,
    )
  const limit = (outlets: string[], as = admin.token) =>
    gateway.call('changeMemberOutlets', {
      as,
      params: { companyId, memberId: buyer.userId },
      body: { outlets },
    })
  const importing = (rows: ReturnType<typeof row>[], save = true, as = admin.token) =>
    gateway.call('importCompanyAddresses', { as, params, body: { rows, save } })
  return { companyId, params, admin, buyer, finance, first, second, add, seen, limit, importing }
}

test('F-08 C-14: a company has more than twenty addresses, which members find by label, street and outlet', async () => {
  const { params, admin, buyer, first, seen, importing } = await company()
  const rows = Array.from({ length: 60 }, (_, at) =>
    row(`Cabang ${String(at).padStart(3, '0')}`, { outlet: at === 7 ? 'Outlet 01' : '' }),
  )
  expect((await importing(rows)).body.saved).toBe(60)
  expect(await seen(buyer.token)).toHaveLength(50)
  const page = await gateway.call('companyAddresses', {
    as: admin.token,
    params,
    query: {},
  })
  expect(page.body).toMatchObject({ total_count: 60, is_editable: true })
  expect(await seen(buyer.token, { page: '2' })).toHaveLength(10)
  expect(await seen(buyer.token, { search: 'cabang 01' })).toHaveLength(10)
  expect(await seen(buyer.token, { search: 'outlet 01' })).toEqual(['Cabang 007'])
  expect(page.body.items[7]!.cost_centre_id).toBe(first)
})

test('F-08: a member with outlets sees and orders to their addresses only', async () => {
  const { params, admin, buyer, finance, first, second, add, seen, limit } = await company()
  const own = await add({ alias: 'A', cost_centre_id: first })
  const other = await add({ alias: 'B', cost_centre_id: second })
  await add({ alias: 'C' })
  expect(await seen(buyer.token)).toEqual(['A', 'B', 'C'])
  expect((await limit([first])).body.outlets).toEqual([first])
  expect(await seen(buyer.token)).toEqual(['A', 'C'])
  const { addresses } = (await gateway.call('userProfile', { as: buyer.token })).body.result
  // The own address comes first.
  expect(addresses.map(({ alias }) => alias)).toEqual(['Toko', 'A', 'C'])
  expect(await seen(finance.token)).toEqual(['A', 'B', 'C'])
  const read = (addressId: string) =>
    gateway.call('companyAddress', { as: buyer.token, params: { ...params, addressId } })
  expect((await read(own.shipping_address_id)).status).toBe(200)
  expect((await read(other.shipping_address_id)).problem.name).toBe('ADDRESS_UNKNOWN')

  const product = await shop.product({ seller_id: await shop.seller(), stock: 10 })
  const items = [{ id_item: product, quantity: 1 }]
  const orderTo = (addressId: string) => orders.order({ ...buyer, addressId }, items)
  const made = await orderTo(own.shipping_address_id)
  expect(made.order_id).toBeTruthy()
  await expect(orderTo(other.shipping_address_id)).rejects.toThrow()
  expect((await limit([], admin.token)).body.outlets).toEqual([])
  expect((await orderTo(other.shipping_address_id)).order_id).toBeTruthy()
})

test('F-08 P-03: a member who leaves orders to no address of the company any more', async () => {
  const { params, admin, buyer, add, seen } = await company()
  const { shipping_address_id: addressId } = await add()
  await gateway.call('removeMember', {
    as: admin.token,
    params: { ...params, memberId: buyer.userId },
  })
  const list = await gateway.call('companyAddresses', { as: buyer.token, params, query: {} })
  expect(list.status).toBe(404)
  const product = await shop.product({ seller_id: await shop.seller(), stock: 10 })
  await expect(
    orders.order({ ...buyer, addressId }, [{ id_item: product, quantity: 1 }]),
  ).rejects.toThrow()
  expect(await seen(admin.token)).toEqual(['Outlet 01'])
})

test('F-08 P-03: only admins change addresses and outlets, and strangers see none', async () => {
  const { companyId, params, buyer, finance, first, add, limit, importing } = await company()
  const { shipping_address_id: addressId } = await add()
  const stranger = await shop.buyer()
  for (const [as, status] of [
    [buyer.token, 409],
    [finance.token, 409],
    [stranger.token, 404],
  ] as const) {
    const one = { ...params, addressId }
    const answers = [
      await gateway.call('addCompanyAddress', { as, params, body: outlet }),
      await gateway.call('editCompanyAddress', { as, params: one, body: outlet }),
      await gateway.call('removeCompanyAddress', { as, params: one }),
      await importing([row('X')], true, as),
      await limit([first], as),
    ]
    expect(answers.map((answer) => answer.status)).toEqual(Array(5).fill(status))
  }
  const as = stranger.token
  expect(
    (await gateway.call('companyAddress', { as, params: { companyId, addressId } })).status,
  ).toBe(404)
  // As an own address it does not exist either.
  expect(
    (
      await gateway.call('removeAddress', {
        as: buyer.token,
        params: { userId: buyer.userId, addressId },
      })
    ).status,
  ).toBe(404)
})

test('F-08: an outlet of another company is refused', async () => {
  const [one, other] = [await company(), await company()]
  const body = { ...outlet, cost_centre_id: other.first }
  const added = await gateway.call('addCompanyAddress', {
    as: one.admin.token,
    params: one.params,
    body,
  })
  expect(added.problem.name).toBe('COST_CENTRE_UNKNOWN')
  expect((await one.limit([other.first])).problem.name).toBe('COST_CENTRE_UNKNOWN')
})

test('F-08 V-04: an import names what is wrong with each row, and saves the others once', async () => {
  const { admin, seen, importing } = await company()
  const rows = [
    row('Outlet 01', { outlet: 'outlet 01' }),
    row('Outlet 03', { outlet: 'Outlet 03' }),
    row(''),
    row('outlet 01'),
    row('X', { name: '', phone: '12', address: '' }),
    row('Y', { postal_code: '00000' }),
    row('Z', { district: 'Tidak Ada' }),
  ]
  const checked = (await importing(rows, false)).body
  expect(checked.saved).toBe(0)
  expect(await seen(admin.token)).toEqual([])
  expect(checked.rows.map(({ faults }) => faults)).toEqual([
    [],
    [],
    ['label_missing'],
    ['label_twice'],
    ['name_missing', 'phone_wrong', 'address_missing'],
    ['postal_code_wrong'],
    ['district_unknown'],
  ])
  expect(checked.rows[0]).toMatchObject({
    place: 'Kebayoran Lama, Kota Jakarta Selatan',
    adds_outlet: false,
    is_change: false,
  })
  expect(checked.rows[1]!.adds_outlet).toBe(true)
  expect((await importing(rows)).body.saved).toBe(2)
  const again = (await importing(rows)).body
  expect(again.rows[0]).toMatchObject({ is_change: true })
  expect(again.rows[1]).toMatchObject({ is_change: true, adds_outlet: false })
  expect(await seen(admin.token)).toEqual(['Outlet 01', 'Outlet 03'])
})

test('F-08: an import keeps the fields of an address that tables do not have', async () => {
  const { params, admin, add, importing } = await company()
  const pin = { latitude: -6.2768, longitude: 106.7771 }
  const saved = await add({ alias: 'Outlet 09', landmark: 'Seberang pom bensin', ...pin })
  const addressId = saved.shipping_address_id
  const read = async () =>
    (await gateway.call('companyAddress', { as: admin.token, params: { ...params, addressId } }))
      .body.address
  await importing([row('outlet 09', { name: 'Rina' })])
  expect(await read()).toMatchObject({ name: 'Rina', landmark: 'Seberang pom bensin', ...pin })
  // Another district ends the pin.
  await importing([row('outlet 09', { postal_code: '17141' })])
  expect(await read()).toMatchObject({ landmark: 'Seberang pom bensin', latitude: null })
})
