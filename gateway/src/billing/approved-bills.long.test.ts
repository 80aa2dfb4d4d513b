import { calls } from '@borong/api/described'
import type { TestBuyer } from '../cart/testing-shop.ts'
import { makeGateway } from '../gateway.ts'
import { loadDemo } from '../load-demo.ts'
import type { Gateway } from '../server/domain.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { expireBills } from './end.ts'
import { testBills } from './testing-bills.ts'
import { testCompanyBills } from './testing-company-bills.ts'

const test_ = openTestGateway()
const bills = testBills(test_)
const { company } = testCompanyBills(test_, bills)
let other: Gateway
beforeAll(async () => {
  await bills.open()
  const { db, config, now } = test_.gateway
  other = makeGateway({ db, config, extension: await loadDemo(), now })
})
afterAll(() => other.app.close())

async function requested() {
  const one = await company()
  await test_.call('addApprovalRule', {
    as: one.admin.token,
    params: { companyId: one.companyId },
    body: { kind: 'total', amount: 0, approver_id: null },
  })
  await one.setBudget(1_000_000)
  const { body } = await bills.create(one.buyer, one.of)
  return { ...one, id: body.result.approval!.id, serial: body.result.serial }
}

const decideAt = async (gateway: Gateway, as: TestBuyer, id: string, decision: object) => {
  const { method, path } = calls.decideApproval
  const { statusCode } = await gateway.app.inject({
    method,
    url: path.replace(':approvalId', id),
    headers: { authorization: `Bearer ${as.token}` },
    payload: decision,
  })
  return statusCode
}
const approve = { decision: 'approve' }
const refuse = { decision: 'refuse', reason: 'Bukan gerai kami' }

test('F-08 F-07: two approvers on two gateways pay a bill once', async () => {
  for (let round = 0; round < 10; round++) {
    const { admin, approver, balance, used, id } = await requested()
    const statuses = await Promise.all([
      decideAt(test_.gateway, approver, id, approve),
      decideAt(other, admin, id, approve),
    ])
    expect(statuses).toEqual([200, 200])
    expect([await balance(), await used()]).toEqual([950_000, [50_000]])
  }
})

test('F-08 F-07: an approval and a refusal, and an approval and the end of its time, agree on one outcome', async () => {
  for (let round = 0; round < 10; round++) {
    const { admin, approver, balance, used, id, serial, buyer } = await requested()
    const isExpiry = round % 2 === 1
    if (isExpiry)
      await test_.gateway.db
        .updateTable('bill_transactions')
        .set({ payment_deadline: new Date(0) })
        .where('serial', '=', serial)
        .execute()
    await Promise.all([
      decideAt(test_.gateway, approver, id, approve),
      isExpiry ? expireBills(other) : decideAt(other, admin, id, refuse),
    ])
    const { state } = await bills.read(buyer, serial)
    const isPaid = state === 'paid'
    expect(isPaid || state === (isExpiry ? 'expired' : 'cancelled')).toBe(true)
    expect([await balance(), await used()]).toEqual([
      isPaid ? 950_000 : 1_000_000,
      [isPaid ? 50_000 : 0],
    ])
  }
})
