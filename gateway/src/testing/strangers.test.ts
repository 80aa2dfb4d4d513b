import type { Call } from '@borong/api/call'
import { calls, shapes, type Calls } from '@borong/api/described'
import { sql } from 'kysely'
import { demoBuyers } from '@borong/demo/buyers'
import { insertAgreement } from '../agreed-prices/testing-rows.ts'
import { insertCompanyAddress } from '../company-addresses/testing-rows.ts'
import { insertApprovalRows } from '../approvals/testing-approvals.ts'
import { insertApiKey } from '../connect/testing-keys.ts'
import { insertCompanyRows } from '../companies/testing-rows.ts'
import { insertApplication } from '../applications/testing-rows.ts'
import { insertBooking } from '../cargo/testing-cargo.ts'
import { insertBillRows } from '../billing/testing-rows.ts'
import { insertCreditRows } from '../credit/testing-rows.ts'
import { insertComplaint } from '../complaints/testing-complaints.ts'
import { insertTestList } from '../lists/testing-lists.ts'
import { insertTender } from '../tenders/testing-tenders.ts'
import { insertTestQuote } from '../quotes/testing-rows.ts'
import { insertPushSubscription } from '../push/testing-rows.ts'
import { insertExport } from '../privacy/testing-exports.ts'
import { insertPasskey } from '../identity/passkeys/testing-rows.ts'
import { insertFile } from '../files/testing-files.ts'
import { startTestGateway, type TestGateway } from './test-gateway.ts'
import { validBodies, validQueries } from './valid-bodies.ts'

/** The source of ids that belong to one buyer: a table, with the columns of the id and of the owner. */
interface Owned {
  table: string
  id: string
  owner: string
  /** The owner is a company of the buyer. */
  ofCompany?: true
}

const order: Owned = { table: 'orders', id: 'id', owner: 'user_id' }

const upload: Owned = { table: 'files', id: 'id', owner: 'user_id' }
const bill: Owned = { table: 'bill_transactions', id: 'serial', owner: 'user_id' }
const batch: Owned = { table: 'bill_batches', id: 'serial', owner: 'user_id' }
const creditInvoice: Owned = { table: 'credit_invoices', id: 'number', owner: 'user_id' }
const creditPayment: Owned = { table: 'credit_payments', id: 'serial', owner: 'user_id' }
const invitation: Owned = { table: 'company_invitations', id: 'id', owner: 'invited_by' }
const costCentre: Owned = { table: 'cost_centres', id: 'id', owner: 'created_by' }
const application: Owned = { table: 'applications', id: 'number', owner: 'user_id' }
const cargo: Owned = { table: 'cargo_bookings', id: 'number', owner: 'user_id' }
const tender: Owned = { table: 'tenders', id: 'number', owner: 'user_id' }
const complaint: Owned = { table: 'complaints', id: 'number', owner: 'user_id' }
const companyAddress: Owned = { table: 'addresses', id: 'id', owner: 'user_id', ofCompany: true }
const billNumber: Owned = { table: 'bill_numbers', id: 'id', owner: 'user_id' }

/** The path parameters that refer to a buyer's data. */
const owned: Record<string, Owned> = {
  userId: { table: 'users', id: 'id', owner: 'id' },
  addressId: { table: 'addresses', id: 'id', owner: 'user_id' },
  'companyAddress addressId': companyAddress,
  'editCompanyAddress addressId': companyAddress,
  'removeCompanyAddress addressId': companyAddress,
  exportId: { table: 'data_exports', id: 'id', owner: 'user_id' },
  passkeyId: { table: 'passkeys', id: 'id', owner: 'user_id' },
  deviceId: { table: 'tokens', id: 'family', owner: 'user_id' },
  orderId: order,
  parcelId: { table: 'order_lines', id: 'parcel_id', owner: 'user_id' },
  'orderByKey key': { ...order, id: 'idempotency_key' },
  'payment id': { table: 'payments', id: 'id', owner: 'user_id' },
  fileId: upload,
  subscriptionId: { table: 'push_subscriptions', id: 'id', owner: 'user_id' },
  quoteId: { table: 'quotes', id: 'id', owner: 'user_id' },
  keyId: { table: 'api_keys', id: 'id', owner: 'user_id' },
  listId: { table: 'lists', id: 'id', owner: 'user_id' },
  companyId: { table: 'company_members', id: 'company_id', owner: 'user_id' },
  memberId: { table: 'company_members', id: 'user_id', owner: 'user_id' },
  invitationId: invitation,
  costCentreId: costCentre,
  ruleId: { table: 'approval_rules', id: 'id', owner: 'created_by' },
  questionId: { table: 'approval_questions', id: 'id', owner: 'asked_by' },
  agreementId: {
    table: 'price_agreements',
    id: 'id',
    owner: 'company_id',
    ofCompany: true,
  },
  approvalId: { table: 'approval_requests', id: 'id', owner: 'requester_id' },
  budgetId: { table: 'company_budgets', id: 'id', owner: 'created_by' },
  'application number': application,
  'answerApplication number': application,
  'withdrawApplication number': application,
  'sentApplication number': application,
  'completeApplication number': application,
  'endApplication number': application,
  'cargoBooking number': cargo,
  'cancelCargo number': cargo,
  'tender number': tender,
  'awardTender number': tender,
  'closeTender number': tender,
  'withdrawTender number': tender,
  'complaint number': complaint,
  'actOnComplaint number': complaint,
  'bill serial': bill,
  'billReceipt serial': bill,
  'cancelBill serial': bill,
  'billByKey key': { ...bill, id: 'idempotency_key' },
  'billBatch serial': batch,
  'billBatchFile serial': batch,
  'cancelBillBatch serial': batch,
  'creditInvoice number': creditInvoice,
  'creditPayment serial': creditPayment,
  'cancelCreditPayment serial': creditPayment,
  'removeBillNumber id': billNumber,
  'setBillReminder id': billNumber,
}

/** Parameters that refer to public data. A new parameter must be added here or above. */
const everybodys = new Set([
  'productId',
  'alias',
  'sellerAlias',
  'version',
  'category slug',
  'productGroup group',
  'trade',
  'staple',
  'campaignDetail id',
  'dailyDealItems id',
  'remindDeal id',
  'stream id',
])

/** A product of the market, for the public parameter of a personal call. */
const PUBLIC_ID = '3'

/** Parameters that are no ids. */
const words: Readonly<Record<string, string>> = { 'orderPaper paper': 'receipt' }

const named = Object.entries<Call>(calls)
  // An API key is no buyer: connect.test.ts has the strangers of these calls.
  .filter(([, { access }]) => access !== 'key')
  .map(([name, { method, path }]) => ({
    name: name as keyof Calls,
    method,
    path,
    parameters: [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter ?? ''),
  }))
  .filter(({ parameters }) => parameters.length > 0)
const ownedBy = (name: string, parameter: string) =>
  owned[`${name} ${parameter}`] ?? owned[parameter]
const personal = named.filter(({ name, parameters }) =>
  parameters.some((parameter) => ownedBy(name, parameter)),
)

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway({ market: true })
})
// Some of the calls remove a saved number, a file or a list.
beforeEach(async () => {
  await gateway.token(demoBuyers.budi.id)
  await insertPasskey(gateway.gateway, demoBuyers.budi.id)
  await insertExport(gateway.gateway, demoBuyers.budi.id)
  await insertFile(gateway.gateway, demoBuyers.budi.id)
  await insertPushSubscription(gateway.gateway, demoBuyers.budi.id)
  await insertApiKey(gateway.gateway, demoBuyers.budi.id)
  const saved = { userId: demoBuyers.budi.id, productId: Number(PUBLIC_ID) }
  await insertTestList(gateway.gateway, saved)
  // A buyer has a limited number of open quotes.
  await gateway.gateway.db
    .updateTable('quotes')
    .set({ state: 'withdrawn' })
    .where('user_id', '=', saved.userId)
    .execute()
  await insertTestQuote(gateway.gateway, saved)
  await insertApplication(gateway.gateway, demoBuyers.budi.id)
  await insertBooking(gateway.gateway, demoBuyers.budi.id)
  await insertTender(gateway.gateway, demoBuyers.budi.id)
  await insertComplaint(gateway.gateway, demoBuyers.budi.id)
  await insertBillRows(gateway.gateway, demoBuyers.budi.id)
  await insertCreditRows(gateway.gateway, demoBuyers.budi.id)
  await insertCompanyRows(gateway.gateway, demoBuyers.budi.id)
  await insertCompanyAddress(gateway.gateway, demoBuyers.budi.id)
  await insertAgreement(gateway.gateway, saved)
  await insertApprovalRows(gateway.gateway, demoBuyers.budi.id)
})
afterAll(() => gateway.close())

test('C-01: every path parameter declares its owner', () => {
  const unknown = named.flatMap(({ name, parameters }) =>
    parameters
      .filter(
        (parameter) =>
          !ownedBy(name, parameter) &&
          !words[`${name} ${parameter}`] &&
          !everybodys.has(parameter) &&
          !everybodys.has(`${name} ${parameter}`),
      )
      .map((parameter) => `${name} ${parameter}`),
  )
  expect(unknown).toEqual([])
})

test.each(personal.map(({ name, ...rest }) => [name, rest] as const))(
  "C-01: %s rejects another buyer's ids like unknown ones",
  async (name, { method, path, parameters }) => {
    const victim = demoBuyers.budi.id
    const victims = Object.fromEntries(
      await Promise.all(
        parameters.map(
          async (parameter) =>
            [
              parameter,
              words[`${name} ${parameter}`]
                ? [words[`${name} ${parameter}`]!]
                : await idsOf(ownedBy(name, parameter), victim),
            ] as const,
        ),
      ),
    )
    for (const ids of Object.values(victims)) expect(ids.length).toBeGreaterThan(0)
    const statuses: number[] = []
    for (let at = 0; at < 5; at++) {
      const params = Object.fromEntries(
        parameters.map((parameter) => [
          parameter,
          victims[parameter]?.[at % (victims[parameter]?.length ?? 1)],
        ]),
      )
      for (const theirOwn of parameters.length > 1
        ? [params, { ...params, userId: demoBuyers.sari.id }]
        : [params]) {
        statuses.push(await statusOf(name, method, path, theirOwn, demoBuyers.sari.id))
      }
    }
    expect(statuses.filter((status) => status !== 403 && status !== 404)).toEqual([])
    // The same request by the owner succeeds, so the caller was the reason for the rejection.
    const own = Object.fromEntries(
      parameters.map((parameter) => [parameter, victims[parameter]?.[0]]),
    )
    const asOwner = await statusOf(name, method, path, own, victim)
    expect([401, 403, 404]).not.toContain(asOwner)
  },
)

test('C-01: sends a body to every personal call that accepts one', () => {
  const without = personal.filter(({ name }) => 'body' in shapes[name] && !validBodies[name])
  expect(without.map(({ name }) => name)).toEqual([])
})

async function idsOf(entity: Owned | undefined, owner: string): Promise<string[]> {
  if (!entity) return [PUBLIC_ID]
  const owners = entity.ofCompany
    ? sql`in (select company_id from company_members where user_id = ${owner})`
    : sql`= ${owner}`
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(entity.id)} as id from ${sql.table(entity.table)} where ${sql.ref(entity.owner)} ${owners} limit 20
  `.execute(gateway.gateway.db)
  return rows.map(({ id }) => id)
}

async function statusOf(
  name: keyof Calls,
  method: string,
  path: string,
  params: Record<string, string | undefined>,
  as: string,
) {
  const response = await gateway.gateway.app.inject({
    method: method as 'GET',
    url: path.replace(/:(\w+)/g, (_, parameter: string) =>
      encodeURIComponent(params[parameter] ?? ''),
    ),
    query: validQueries[name] ?? {},
    headers: { authorization: `Bearer ${await gateway.token(as)}` },
    ...(validBodies[name] ? { payload: validBodies[name] } : {}),
  })
  return response.statusCode
}
