import { sql } from 'kysely'
import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { openLine } from '../credit/lines.ts'
import { approvalSubjects } from '../domains.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { anonymise } from '../privacy/anonymise.ts'
import { decide } from '../approvals/decide.ts'
import { atomically } from '../server/database.ts'
import { wibDay } from '../server/wib.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)
const made = testCompanies(gateway)
const db = () => gateway.gateway.db

async function company() {
  const people = await made.staffed(shop, {
    admin: 'admin',
    approver: 'approver',
    finance: 'finance',
    buyer: 'buyer',
  })
  for (const name of ['admin', 'approver', 'finance', 'buyer'] as const)
    await db().updateTable('users').set({ name }).where('id', '=', people[name].userId).execute()
  const params = { companyId: people.companyId }
  const log = (as: TestBuyer, query: object = {}, headers = {}) =>
    gateway.call('auditLog', { as: as.token, params, query, headers })
  /** The sentences of the log, the newest first. */
  const texts = async (query: object = {}, headers = {}) =>
    (await log(people.admin, query, headers)).body.items.map(({ text }) =>
      text.replaceAll('\u00a0', ' '),
    )
  const setBudget = (amount: number, more: object = {}) =>
    gateway.call('setBudget', {
      as: people.admin.token,
      params,
      body: { member_id: null, cost_centre_id: null, amount, ...more },
    })
  return { ...people, params, log, texts, setBudget }
}

const nameOf = async ({ userId }: TestBuyer) =>
  (await db().selectFrom('users').select('name').where('id', '=', userId).executeTakeFirstOrThrow())
    .name

async function download(as: TestBuyer, url: string) {
  const { statusCode, payload } = await gateway.gateway.app.inject({
    url,
    headers: { authorization: `Bearer ${as.token}` },
  })
  return { status: statusCode, lines: payload.trim().split('\r\n') }
}

async function ordered(buyer: TestBuyer, companyId: string, products = 1) {
  const items = []
  for (let count = 0; count < products; count++)
    items.push({ id_item: await shop.product({ seller_id: await shop.seller() }), quantity: 1 })
  const draft = await orders.draft(buyer, items, {}, gateway.gateway.now())
  const { body } = await orders.post(buyer, { ...draft, business: { company_id: companyId } })
  return orders.read(buyer, body.data.order_id)
}

test('F-08: changes of budgets, rules, roles, settings, cost centres and members are sentences with both values', async () => {
  const { admin, approver, buyer, params, texts, setBudget } = await company()
  const as = admin.token
  const name = await nameOf(admin)
  const centre = await gateway.call('addCostCentre', { as, params, body: { name: 'Outlet 01' } })
  const { id: costCentreId } = centre.body.cost_centre
  await setBudget(10_000_000, { cost_centre_id: costCentreId })
  await setBudget(12_000_000, { cost_centre_id: costCentreId })
  // The same budget again changes nothing.
  await setBudget(12_000_000, { cost_centre_id: costCentreId })
  await setBudget(5_000_000, { member_id: buyer.userId })
  const rule = { kind: 'total', amount: 1_000_000, approver_id: approver.userId } as const
  await gateway.call('addApprovalRule', { as, params, body: rule })
  await gateway.call('changeMemberRole', {
    as,
    params: { ...params, memberId: buyer.userId },
    body: { role: 'finance' },
  })
  const settings = { together_hours: 24, po_number_required: true }
  await gateway.call('changeCompanySettings', { as, params, body: settings })
  const archived = { params: { ...params, costCentreId }, body: { is_archived: true } }
  await gateway.call('changeCostCentre', { as, ...archived })
  await gateway.call('inviteMember', {
    as,
    params,
    body: { channel: 'email', to: 'dewi@contoh.id', role: 'buyer' },
  })
  expect(await texts()).toEqual([
    expect.stringMatching(new RegExp(`^${name} mengundang d.*@contoh.id: pembeli$`)),
    `${name} mengubah pusat biaya Outlet 01: diarsipkan tidak → ya`,
    `${name} mengubah ketentuan pesanan perusahaan: nomor PO wajib tidak → ya`,
    `${name} mengubah peran ${await nameOf(buyer)}: pembeli → keuangan`,
    `${name} menambah aturan persetujuan ${await nameOf(approver)}: jumlah pesanan, di atas Rp 1.000.000`,
    `${name} mengubah anggaran ${await nameOf(buyer)}: Rp 5.000.000, periode bulan`,
    `${name} mengubah anggaran Outlet 01: Rp 10.000.000 → Rp 12.000.000`,
    `${name} mengubah anggaran Outlet 01: Rp 10.000.000, periode bulan`,
    `${name} menambah pusat biaya Outlet 01`,
  ])
  expect((await texts({}, { 'accept-language': 'en' }))[6]).toBe(
    `${name} changed the budget of Outlet 01: Rp 10,000,000 → Rp 12,000,000`,
  )
})

test('F-08: only admins and finance read the log, filtered by act, actor and days, in pages', async () => {
  const { admin, finance, buyer, log, params, setBudget } = await company()
  await setBudget(1000)
  await setBudget(2000)
  await gateway.call('addCostCentre', { as: admin.token, params, body: { name: 'Dapur' } })
  const { body } = await log(finance, { limit: '2' })
  expect(body).toMatchObject({ total_count: 3, page: 1, limit: 2 })
  expect(body.items).toHaveLength(2)
  expect(body.items[0]).toMatchObject({ network: '127.0.0.1' })
  expect(body.actors).toEqual([{ id: admin.userId, name: await nameOf(admin) }])
  const countOf = async (query: object) => (await log(finance, query)).body.total_count
  const today = wibDay(gateway.gateway.now())
  expect(await countOf({ act: 'BUDGET_SET' })).toBe(2)
  expect(await countOf({ actor_id: admin.userId, from: today, to: today })).toBe(3)
  expect(await countOf({ actor_id: finance.userId })).toBe(0)
  expect(await countOf({ to: '2020-01-01' })).toBe(0)
  expect((await log(buyer)).problem.name).toBe('ROLE_FORBIDS')
  expect((await log(await shop.buyer())).problem.name).toBe('COMPANY_UNKNOWN')
})

test('F-08: a change that is rolled back leaves no entry', async () => {
  const { admin, approver, buyer, companyId, params, texts, setBudget } = await company()
  const rule = { kind: 'total', amount: 0, approver_id: null } as const
  await gateway.call('addApprovalRule', { as: admin.token, params, body: rule })
  const { approval } = await ordered(buyer, companyId)
  const before = await texts()
  expect((await setBudget(1000, { member_id: 'nobody' })).problem.name).toBe('MEMBER_UNKNOWN')
  const decision = {
    decision: 'approve' as const,
    reason: 'Tidak perlu',
    refused_lines: ['unknown'],
    lowered_lines: [],
    requestId: approval!.id,
    buyerId: approver.userId,
    by: { userId: approver.userId, network: '' },
    language: 'id' as const,
    gateway: gateway.gateway,
  }
  await expect(
    atomically(db(), (trx) => decide(trx, approvalSubjects, decision)),
  ).rejects.toMatchObject({ refusal: 'LINE_UNKNOWN' })
  expect(await texts()).toEqual(before)
})

test('F-08: a decision has the total and the budget left at its time', async () => {
  const { admin, approver, buyer, companyId, params, texts, setBudget } = await company()
  const rule = { kind: 'total', amount: 0, approver_id: null } as const
  await gateway.call('addApprovalRule', { as: admin.token, params, body: rule })
  await setBudget(5_000_000)
  const { approval, totals } = await ordered(buyer, companyId)
  const { grand_total: total } = totals
  const { order_serial } = (
    await gateway.call('approval', {
      as: approver.token,
      params: { approvalId: approval!.id },
    })
  ).body.approval
  await gateway.call('decideApproval', {
    as: approver.token,
    params: { approvalId: approval!.id },
    body: { decision: 'refuse', reason: 'Terlalu mahal' },
  })
  const amount = (value: number) => `Rp ${value.toLocaleString('id-ID')}`
  expect((await texts())[0]).toBe(
    `${await nameOf(approver)} menolak ${order_serial}: total ${amount(total)}, ` +
      `sisa anggaran ${amount(5_000_000 - total)}, alasan Terlalu mahal`,
  )
})

test('F-08: papers and files of the company are in its log, and those of a person are not', async () => {
  const { admin, finance, buyer, companyId, texts, log } = await company()
  const order = await ordered(buyer, companyId)
  const paper = `/marketplace/v1/orders/${order.id}/papers/purchase-order`
  expect((await download(finance, paper)).status).toBe(200)
  const today = wibDay(gateway.gateway.now())
  const days = `company_id=${companyId}&from=${today}&to=${today}`
  await download(finance, `/marketplace/v1/orders.csv?${days}`)
  await download(finance, `/marketplace/v1/orders/journal.csv?${days}`)
  // The own orders have one of the company.
  await download(buyer, '/marketplace/v1/orders.csv')
  await download(finance, '/marketplace/v1/orders.csv')
  const [first, second] = [await nameOf(finance), await nameOf(buyer)]
  expect(await texts()).toEqual([
    `${second} mengunduh berkas perusahaan: pesanan`,
    // Nothing is paid yet.
    `${first} mengunduh berkas perusahaan: pesanan, ${today}, ${today}`,
    `${first} mengunduh dokumen pesanan ${order.order_serial}: pesanan pembelian`,
  ])
  const file = await download(admin, `/core/api/v4/companies/${companyId}/audit-log.csv`)
  expect(file.lines[0]).toContain('Waktu (WIB),Pelaku,ID pelaku,Tindakan,Objek,Sebelum,Sesudah')
  expect(file.lines).toHaveLength(5)
  expect(file.lines[1]).toContain('""file"":""audit-log""')
  expect(file.lines[4]).toContain(order.order_serial)
  expect((await log(admin, { act: 'EXPORT_TAKEN' })).body.total_count).toBe(3)
})

test('F-08: an entry cannot be changed or deleted, and names only go with their account', async () => {
  const { setBudget, admin } = await company()
  await setBudget(1000)
  const refused = (statement: ReturnType<typeof sql>) =>
    expect(statement.execute(db())).rejects.toThrow('can not be changed')
  await refused(sql`update audit_entries set subject = 'x'`)
  await refused(sql`delete from audit_entries`)
  await refused(sql`truncate audit_entries`)
  await refused(sql`update audit_persons set name = 'x'`)
  await refused(sql`truncate audit_persons`)
  await refused(sql`delete from audit_persons where user_id = ${admin.userId}`)
})

test('F-08 F-06: a member who leaves reads the log no more, and a deleted account leaves its entries without the name', async () => {
  const { admin, finance, buyer, companyId, params, log, texts, setBudget } = await company()
  const name = await nameOf(finance)
  await setBudget(1000, { member_id: finance.userId })
  await download(finance, `/core/api/v4/companies/${companyId}/audit-log.csv`)
  await gateway.call('removeMember', {
    as: finance.token,
    params: { ...params, memberId: finance.userId },
  })
  expect((await log(finance)).status).toBe(404)
  await gateway.call('removeMember', {
    as: admin.token,
    params: { ...params, memberId: buyer.userId },
  })
  expect(await texts()).toEqual([
    `${await nameOf(admin)} mengeluarkan ${await nameOf(buyer)}: pembeli`,
    `${name} keluar dari perusahaan: keuangan`,
    `${name} mengunduh berkas perusahaan: catatan audit`,
    `${await nameOf(admin)} mengubah anggaran ${name}: Rp 1.000, periode bulan`,
  ])
  await atomically(db(), (trx) => anonymise(gateway.gateway, trx, finance.userId))
  const [, left, , budget] = (await log(admin)).body.items
  expect(left).toMatchObject({ text: 'Akun dihapus keluar dari perusahaan: keuangan', network: '' })
  expect(budget!.text).toMatch(/anggaran Akun dihapus: Rp.1\.000, /)
  expect(await texts({ actor_id: finance.userId })).toHaveLength(2)
})

test('F-08 F-06: the deletion of a member’s account is in the log of the company', async () => {
  const { buyer, texts } = await company()
  await atomically(db(), (trx) => anonymise(gateway.gateway, trx, buyer.userId))
  expect(await texts()).toEqual(['Akun dihapus keluar dari perusahaan: pembeli'])
})

test('F-08: the company’s data and its credit limit are in the log', async () => {
  const { token } = await shop.buyer()
  const business = {
    company_name: 'PT Dapur Rasa',
    business_type: 'resto' as const,
    npwp: '0123456789012345',
    owner_name: 'Ani',
    address: 'Jl. Melati 1',
  }
  await gateway.call('updateProfile', { as: token, body: { business } })
  await gateway.call('updateProfile', {
    as: token,
    body: { business: { ...business, address: 'Jl. Kenanga 2' } },
  })
  const [own] = (await gateway.call('companies', { as: token })).body.companies
  const companyId = own!.id
  const line = { companyId, method: 'pay-later', days: 30, at: gateway.gateway.now() }
  for (const limit of [1_000_000, 2_000_000])
    await atomically(db(), (trx) => openLine(trx, { ...line, limit }))
  const { items } = (await gateway.call('auditLog', { as: token, params: { companyId } })).body
  const texts = items.map(({ text }) => text.replaceAll('\u00a0', ' '))
  expect(texts[0]).toMatch(/^Borong mengubah batas kredit .*: Rp 1\.000\.000 → Rp 2\.000\.000$/)
  expect(texts[2]).toMatch(/mengubah data perusahaan: alamat Jl\. Melati 1 → Jl\. Kenanga 2$/)
  expect(texts[3]).toContain('nama PT Dapur Rasa')
})
