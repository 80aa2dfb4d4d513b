import { randomUUID } from 'node:crypto'
import { type TestBuyer, testShop } from '../cart/testing-shop.ts'
import { draftFor, testOrders } from '../orders/testing-orders.ts'
import { bodyOf } from '../cargo/testing-cargo.ts'
import { testBills } from '../billing/testing-bills.ts'
import { deliver } from '../complaints/testing-complaints.ts'
import { membershipsOf } from '../memberships/public.ts'
import { atomically } from '../server/database.ts'
import { testTenders } from '../tenders/testing-tenders.ts'
import { testQuotes } from '../quotes/testing-quotes.ts'
import { move } from '../wallet/public.ts'
import { type JsonSchema, operations } from './random-requests.ts'
import { startTestGateway, type TestGateway } from './test-gateway.ts'

const NAMES = /(^|[.?])(ids?|key|before|ota)(\[\])?$|_ids?$|Id$/

/** Fields of queries and bodies that refer to something, from the OpenAPI description. */
const naming = operations.flatMap(({ name, described }) => [
  ...described.parameters
    .filter((parameter) => parameter.in === 'query' && NAMES.test(parameter.name))
    .map((parameter) => `${name} ${parameter.name}`),
  ...fieldsOf(described.requestBody?.content['application/json']?.schema)
    .filter((field) => NAMES.test(field))
    .map((field) => `${name} ${field}`),
])

/** Fields that refer to public data, are chosen by the caller, or are not read at all. */
const harmless = new Set([
  'addAddress district_id',
  'addAddress subdistrict_id',
  'editAddress district_id',
  'editAddress subdistrict_id',
  'addCompanyAddress district_id',
  'addCompanyAddress subdistrict_id',
  'editCompanyAddress district_id',
  'editCompanyAddress subdistrict_id',
  'productShippingEstimate district_id',
  'productShippingEstimate product_id',
  'deliveredPrices district_id',
  'deliveredPrices ids',
  'searchItems district_id',
  'searchFacets district_id',
  'searchFile district_id',
  'productGroup district_id',
  'sameProduct district_id',
  'agreedPrices ids',
  'productOffers ids',
  'searchClick product_id',
  'productShippingEstimate vendor_id',
  'createOrder shipping_used[].vendor_id',
  'createOrder shipping_used[].shipping_id',
  'createOrder payment_id',
  'planOutletOrder shipping_used[].vendor_id',
  'planOutletOrder shipping_used[].shipping_id',
  // A choice about a shipment of the order; one to another place has no effect.
  'planOutletOrder insurance_of[].vendor_id',
  'planOutletOrder insurance_of[].shipping_address_id',
  'planOutletOrder payment_id',
  'checkVoucher payment_id',
  'myVouchers payment_id',
  // A filter of the company's own log.
  'auditLog actor_id',
  'auditLogFile actor_id',
  // A key is one of the caller's own.
  'createApplication key',
  'applyForCredit key',
  'payCredit key',
  'payCredit payment_id',
  'bookCargo key',
  'createComplaint key',
  'receiveOrder key',
  'receiveParcel key',
  'cancelGoods key',
  'sendApplication key',
  'createBill payment_id',
  'createBill key',
  'createBillBatch payment_id',
  'setListSchedule payment_id',
  'createBillBatch key',
  'sendMessage product_id',
  'connectProducts ids',
  'connectProducts seller_id',
  // A challenge is its asker's own, and the answer proves the passkey by its signature.
  'login challenge_id',
  'login response.id',
  'login response.rawId',
  'addPasskey challenge_id',
  'addPasskey response.id',
  'addPasskey response.rawId',
  // One of the caller's own, like a key.
  'createApiKey request_id',
  'addToList items[].product_id',
  'linesToCart lines[].product_id',
  'planBasket district_id',
  'planBasket lines[].product_id',
  'draftQuotes key',
  'draftQuotes items[].product_id',
  'createTender product_id',
  'createTender more_lines[].product_id',
  // The lines of the caller's own quote.
  'askQuote lines[].product_id',
  'counterQuote lines[].product_id',
  // Of the caller's own messages.
  'messageQuote key',
  'sendMessage key',
  // A position in the caller's own chat.
  'chatMessages before',
  // The cart is always the caller's.
  'checkVoucher cart_id',
  'myVouchers cart_id',
  // The token determines the user.
  'gidUser client_id',
  'gidUser user_id',
  // Random, and sent only to the requester of a code; the code tests cover signed-in requesters.
  'verifyRegister request_id',
  'resendOtp request_id',
  'resendUserOtp request_id',
  'verifyOtp request_id',
  'verifyUser request_id',
  'login request_id',
  'register ota',
])

let gateway: TestGateway
let shop: ReturnType<typeof testShop>
let orders: ReturnType<typeof testOrders>
let victim: TestBuyer
let stranger: TestBuyer
let product: string
beforeAll(async () => {
  gateway = await startTestGateway()
  shop = testShop(gateway)
  orders = testOrders(gateway)
  victim = await shop.buyer()
  stranger = await shop.buyer()
  product = await shop.product({ seller_id: await shop.seller(), stock: 1000 })
})
afterAll(() => gateway.close())

/** A request for each field that refers to a buyer's data: sends another buyer's reference, and returns the result. */
const attempts: Record<string, () => Promise<unknown>> = {
  'previewCancellation lines[].id': () => cancellationWith('previewCancellation'),
  'cancelGoods lines[].id': () => cancellationWith('cancelGoods'),
  'receiveOrder lines[].id': () => receiptWithTheirLine(),
  'receiveParcel lines[].id': () => parcelReceiptWithTheirLine(),
  'shippingOptions addressId': () => nameOf('shippingOptions', { addressId: victim.addressId }),
  'cartShippingEstimate address_id': () =>
    nameOf('cartShippingEstimate', { address_id: victim.addressId }),
  'createOrder cart_id': async () => {
    await shop.updateCart(victim, { lines: [{ id_item: product, product_quantity: 1 }] })
    const { result } = await shop.getCart(victim)
    return orderWith(() => ({ cart_id: result!.id }))
  },
  'createOrder shipping_address_id': () =>
    orderWith(() => ({ shipping_address_id: victim.addressId })),
  'createOrder quote_id': async () => {
    const quote = await testQuotes(gateway).accepted(victim, product)
    return orderWith(() => ({ quote_id: quote.id }))
  },
  'askQuote address_id': async () => {
    const quotes = testQuotes(gateway)
    const { body } = await quotes.drafts(stranger, [{ product_id: product, quantity: 1 }])
    const draft = await quotes.read(stranger, body.result[0]!.id)
    return (await quotes.ask(stranger, draft, { address_id: victim.addressId })).problem.name
  },
  'bookCargo from_address_id': () => cargoWith({ from_address_id: victim.addressId }),
  'bookCargo to_address_id': () => cargoWith({ to_address_id: victim.addressId }),
  'createTender address_id': async () => {
    const { problem } = await testTenders(gateway).send(stranger.token, {
      address_id: victim.addressId,
    })
    return problem.name
  },
  'awardTender address_id': async () => {
    const { tenders, tender, offer } = await offeredTo(stranger)
    const others = { address_id: victim.addressId }
    return (await tenders.award(stranger, tender, [[offer, [1]]], others)).problem.name
  },
  'awardTender choices[].quote_id': async () => {
    const { offer } = await offeredTo(victim)
    const { tenders, tender } = await offeredTo(stranger)
    return (await tenders.award(stranger, tender, [[offer, [1]]])).problem.name
  },
  'createOrder business.company_id': async () => {
    const company_id = await companyOf(victim)
    return orderWith(() => ({ business: { company_id } }))
  },
  'createOrder business.cost_centre_id': async () => {
    const cost_centre_id = await costCentreOf(victim)
    const company_id = await companyOf(stranger)
    return orderWith(() => ({ business: { company_id, cost_centre_id } }))
  },
  'createOrder items[].shipping_address_id': () =>
    orderWith(({ items }) => ({
      items: items.map((item) => ({ ...item, shipping_address_id: victim.addressId })),
    })),
  'createOrder items[].cost_centre_id': async () => {
    const cost_centre_id = await costCentreOf(victim)
    const company_id = await companyOf(stranger)
    return orderWith(({ items }) => ({
      items: items.map((item) => ({ ...item, cost_centre_id })),
      business: { company_id },
    }))
  },
  'createOrder business.cost_centres[].cost_centre_id': async () => {
    const cost_centres = [{ cost_centre_id: await costCentreOf(victim), percent: 100 }]
    const company_id = await companyOf(stranger)
    return orderWith(() => ({ business: { company_id, cost_centres } }))
  },
  'planOutletOrder company_id': async () => planWith({ company_id: await companyOf(victim) }),
  'planOutletOrder items[].shipping_address_id': () =>
    planWith({ items: [{ ...part(), shipping_address_id: victim.addressId }] }),
  'planOutletOrder items[].cost_centre_id': async () =>
    planWith({ items: [{ ...part(), cost_centre_id: await costCentreOf(victim) }] }),
  'planOutletOrder cost_centre_id': async () =>
    planWith({ cost_centre_id: await costCentreOf(victim) }),
  'planOutletOrder cost_centres[].cost_centre_id': async () =>
    planWith({ cost_centres: [{ cost_centre_id: await costCentreOf(victim), percent: 100 }] }),
  'planOutletOrder shipping_used[].shipping_address_id': () =>
    planWith({
      shipping_used: [
        { vendor_id: '1', shipping_address_id: victim.addressId, shipping_id: 'jne-reg' },
      ],
    }),
  'addCompanyAddress cost_centre_id': async () => {
    const params = { companyId: await companyOf(stranger) }
    const body = { ...outlet, cost_centre_id: await costCentreOf(victim) }
    return (await gateway.call('addCompanyAddress', { as: stranger.token, params, body })).problem
      .name
  },
  'editCompanyAddress cost_centre_id': async () => {
    const companyId = await companyOf(stranger)
    const as = stranger.token
    const added = await gateway.call('addCompanyAddress', {
      as,
      params: { companyId },
      body: outlet,
    })
    const params = { companyId, addressId: added.body.address.shipping_address_id }
    const body = { ...outlet, cost_centre_id: await costCentreOf(victim) }
    return (await gateway.call('editCompanyAddress', { as, params, body })).problem.name
  },
  'setBudget cost_centre_id': async () =>
    budgetWith({ member_id: null, cost_centre_id: await costCentreOf(victim) }),
  'setBudget member_id': () => budgetWith({ member_id: victim.userId, cost_centre_id: null }),
  'importBudgets budgets[].cost_centre_id': async () =>
    importWith({ member_id: null, cost_centre_id: await costCentreOf(victim) }),
  'importBudgets budgets[].member_id': () =>
    importWith({ member_id: victim.userId, cost_centre_id: null }),
  'addApprovalRule approver_id': async () => {
    const params = { companyId: await companyOf(stranger) }
    const body = { kind: 'new_seller', approver_id: victim.userId } as const
    return (await gateway.call('addApprovalRule', { as: stranger.token, params, body })).problem
      .name
  },
  'addApprovalRule cost_centre_id': async () => {
    const params = { companyId: await companyOf(stranger) }
    const cost_centre_id = await costCentreOf(victim)
    const body = { kind: 'outlet', cost_centre_id, approver_id: null } as const
    return (await gateway.call('addApprovalRule', { as: stranger.token, params, body })).problem
      .name
  },
  'addApprovalRule member_id': async () => {
    const params = { companyId: await companyOf(stranger) }
    const body = { kind: 'requester', member_id: victim.userId, approver_id: null } as const
    return (await gateway.call('addApprovalRule', { as: stranger.token, params, body })).problem
      .name
  },
  'nameDeputy deputy_id': async () => {
    const params = { companyId: await companyOf(stranger) }
    const body = { deputy_id: victim.userId, from: '2099-01-01', until: '2099-01-02' }
    return (await gateway.call('nameDeputy', { as: stranger.token, params, body })).problem.name
  },
  'orders company_id': async () => {
    const query = { company_id: await companyOf(victim) }
    return (await gateway.call('orders', { as: stranger.token, query })).problem.name
  },
  'chooseCartCompany company_id': async () => {
    const body = { company_id: await companyOf(victim) }
    return (await gateway.call('chooseCartCompany', { as: stranger.token, body })).problem.name
  },
  'quotes company_id': async () => {
    const query = { company_id: await companyOf(victim) }
    return (await gateway.call('quotes', { as: stranger.token, query })).problem.name
  },
  'askQuote company_id': async () => {
    const quotes = testQuotes(gateway)
    const { body } = await quotes.drafts(stranger, [{ product_id: product, quantity: 1 }])
    const draft = await quotes.read(stranger, body.result[0]!.id)
    const company_id = await companyOf(victim)
    return (await quotes.ask(stranger, draft, { company_id })).problem.name
  },
  'tenders company_id': async () => {
    const query = { company_id: await companyOf(victim) }
    return (await gateway.call('tenders', { as: stranger.token, query })).problem.name
  },
  'createTender company_id': async () => {
    const company_id = await companyOf(victim)
    return (await testTenders(gateway).send(stranger.token, { company_id })).problem.name
  },
  'ordersFile company_id': async () => {
    const query = { company_id: await companyOf(victim) }
    return (await gateway.call('ordersFile', { as: stranger.token, query })).problem.name
  },
  'journalFile company_id': async () => {
    const company_id = await companyOf(victim)
    const query = { company_id, from: '2026-11-01', to: '2026-11-30' }
    return (await gateway.call('journalFile', { as: stranger.token, query })).problem.name
  },
  'walletBalances company_id': async () => {
    const query = { company_id: await fundedCompany() }
    return (await gateway.call('walletBalances', { as: stranger.token, query })).problem.name
  },
  'walletLedgers company_id': async () => {
    const query = { company_id: await fundedCompany() }
    const { body } = await gateway.call('walletLedgers', { as: stranger.token, query })
    return `${body.data.total_count} movements`
  },
  'walletTransactions company_id': async () => {
    const query = { company_id: await fundedCompany() }
    return (await gateway.call('walletTransactions', { as: stranger.token, query })).problem.name
  },
  'apiKeys company_id': async () => {
    const query = { company_id: await companyOf(victim) }
    return (await gateway.call('apiKeys', { as: stranger.token, query })).problem.name
  },
  'createApiKey company_id': async () => {
    const body = {
      request_id: randomUUID(),
      company_id: await companyOf(victim),
      name: 'Akuntansi',
      scopes: ['orders' as const],
    }
    return (await gateway.call('createApiKey', { as: stranger.token, body })).problem.name
  },
  'permissionCheck company_id': async () => {
    const company_id = await companyOf(victim)
    const { body } = await gateway.call('permissionCheck', {
      as: stranger.token,
      body: { company_id },
    })
    return body.data.actions.filter((action) => action.startsWith('company:')).join()
  },
  'setListSchedule address_id': async () => {
    const list = await gateway.call('createList', {
      as: stranger.token,
      body: { name: randomUUID() },
    })
    const body = { rhythm: 'weekly', day: 1, address_id: victim.addressId } as const
    const params = { listId: list.body.result.id }
    return (await gateway.call('setListSchedule', { as: stranger.token, params, body })).problem
      .name
  },
  'createList company_id': async () => {
    const company_id = await companyOf(victim)
    const body = { name: 'Dapur', company_id }
    return (await gateway.call('createList', { as: stranger.token, body })).problem.name
  },
  'applyForCredit company_id': async () => {
    const company_id = await companyOf(victim)
    const body = {
      key: randomUUID(),
      method: 'pay-later',
      limit: 1_000_000,
      purpose: 'Beras',
      company_id,
    }
    return (await gateway.call('applyForCredit', { as: stranger.token, body })).problem.name
  },
  'createOrder billing_address_id': () =>
    orderWith(() => ({ billing_address_id: victim.addressId })),
  'createOrder shipping_used[].shipping_address_id': () =>
    orderWith(({ shipping_used }) => ({
      shipping_used: shipping_used.map((used) => ({
        ...used,
        shipping_address_id: victim.addressId,
      })),
    })),
  'receiveOrder parcel_id': async () => {
    const [theirs, own] = [await shipped(victim), await shipped(stranger)]
    const answer = await gateway.call('receiveOrder', {
      as: stranger.token,
      params: { orderId: own },
      body: { parcel_id: await parcelOf(theirs) },
    })
    expect((await orders.read(victim, theirs)).state).toBe('shipped')
    return answer.problem.name
  },
  'createComplaint parcel_id': () =>
    complaintWith((_own, theirs) => ({ parcel_id: theirs.parcel_id })),
  'createComplaint lines[].id': () =>
    complaintWith((_own, theirs) => ({ lines: [{ id: theirs.line_id, quantity: 1 }] })),
  'readNotifications ids[]': async () => {
    await orders.order(victim, [{ id_item: product, quantity: 1 }])
    const unread = async () =>
      (await gateway.call('orderNotifications', { as: victim.token, query: {} })).body.result
    const before = await unread()
    const ids = before.items.map(({ id }) => id)
    await gateway.call('readNotifications', { as: stranger.token, body: { ids } })
    expect(await unread()).toEqual(before)
    return 'untouched'
  },
  'createBill inquiry_id': () => billWith((inquiry_id) => createBill({ inquiry_id })),
  'createBill company_id': async () =>
    (await createBill({ company_id: await companyOf(victim) })).problem.name,
  'createBill cost_centre_id': async () =>
    (
      await createBill({
        company_id: await companyOf(stranger),
        cost_centre_id: await costCentreOf(victim),
      })
    ).problem.name,
  'createBillBatch company_id': async () => createBatch({ company_id: await companyOf(victim) }),
  'createBillBatch cost_centre_id': async () =>
    createBatch({
      company_id: await companyOf(stranger),
      cost_centre_id: await costCentreOf(victim),
    }),
  'saveBillNumber company_id': async () => saveNumber({ company_id: await companyOf(victim) }),
  'saveBillNumber cost_centre_id': async () =>
    saveNumber({
      company_id: await companyOf(stranger),
      cost_centre_id: await costCentreOf(victim),
    }),
  'bookCargo company_id': async () => cargoWith({ company_id: await companyOf(victim) }),
  'bookCargo cost_centre_id': async () =>
    cargoWith({
      company_id: await companyOf(stranger),
      cost_centre_id: await costCentreOf(victim),
    }),
  'cargoBookings company_id': async () => {
    const query = { company_id: await companyOf(victim) }
    return (await gateway.call('cargoBookings', { as: stranger.token, query })).problem.name
  },
  'bills company_id': async () => {
    const query = { company_id: await companyOf(victim) }
    return (await gateway.call('bills', { as: stranger.token, query })).problem.name
  },
  'billCalendar company_id': async () => {
    const query = { company_id: await companyOf(victim) }
    return (await gateway.call('billCalendar', { as: stranger.token, query })).problem.name
  },
  'billsFile company_id': async () => {
    const query = { company_id: await companyOf(victim) }
    return (await gateway.call('billsFile', { as: stranger.token, query })).problem.name
  },
  'createBillBatch rows[].inquiry_id': () =>
    billWith((inquiry_id) =>
      gateway.call('createBillBatch', {
        as: stranger.token,
        body: {
          key: randomUUID(),
          kind: 'electricity',
          rows: [{ ...electricity, inquiry_id }],
          payment_id: 'va-bca',
        },
      }),
    ),
  'createTender key': async () => {
    const body = {
      key: randomUUID(),
      item: 'Beras',
      quantity: 10,
      unit: 'sak',
      needed_by: new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
      place: 'Bandung',
      company: 'Toko Uji',
      name: 'Toko Uji',
      phone: '081234567890',
      email: 'toko@contoh.id',
    }
    expect((await gateway.call('createTender', { as: victim.token, body })).status).toBe(200)
    return (await gateway.call('createTender', { as: stranger.token, body })).problem.name
  },
}

/** The company of the victim, with money. */
async function fundedCompany() {
  const company_id = await companyOf(victim)
  await atomically(gateway.gateway.db, (trx) =>
    move(trx, {
      userId: company_id,
      currency: 'IDR',
      amount: 1_000,
      counter: 'shop:bank',
      category: 'TOP_UP',
      reference: randomUUID(),
      at: gateway.gateway.now(),
    }),
  )
  return company_id
}

const errors: Record<string, string> = {
  'createOrder quote_id': 'QUOTE_UNKNOWN',
  'createOrder business.company_id': 'COMPANY_UNKNOWN',
  'createList company_id': 'COMPANY_UNKNOWN',
  'applyForCredit company_id': 'COMPANY_UNKNOWN',
  'createOrder business.cost_centre_id': 'COST_CENTRE_UNKNOWN',
  'createOrder items[].cost_centre_id': 'COST_CENTRE_UNKNOWN',
  'createOrder business.cost_centres[].cost_centre_id': 'COST_CENTRE_UNKNOWN',
  'planOutletOrder company_id': 'COMPANY_UNKNOWN',
  'planOutletOrder items[].cost_centre_id': 'COST_CENTRE_UNKNOWN',
  'planOutletOrder cost_centre_id': 'COST_CENTRE_UNKNOWN',
  'planOutletOrder cost_centres[].cost_centre_id': 'COST_CENTRE_UNKNOWN',
  'setBudget cost_centre_id': 'COST_CENTRE_UNKNOWN',
  'addCompanyAddress cost_centre_id': 'COST_CENTRE_UNKNOWN',
  'editCompanyAddress cost_centre_id': 'COST_CENTRE_UNKNOWN',
  'setBudget member_id': 'MEMBER_UNKNOWN',
  'importBudgets budgets[].cost_centre_id': 'COST_CENTRE_UNKNOWN',
  'importBudgets budgets[].member_id': 'MEMBER_UNKNOWN',
  'addApprovalRule approver_id': 'APPROVER_UNKNOWN',
  'addApprovalRule cost_centre_id': 'TARGET_UNKNOWN',
  'addApprovalRule member_id': 'TARGET_UNKNOWN',
  'nameDeputy deputy_id': 'DEPUTY_UNKNOWN',
  'orders company_id': 'COMPANY_UNKNOWN',
  'quotes company_id': 'COMPANY_UNKNOWN',
  'chooseCartCompany company_id': 'COMPANY_UNKNOWN',
  'askQuote company_id': 'COMPANY_UNKNOWN',
  'tenders company_id': 'COMPANY_UNKNOWN',
  'createTender company_id': 'COMPANY_UNKNOWN',
  'ordersFile company_id': 'COMPANY_UNKNOWN',
  'journalFile company_id': 'COMPANY_UNKNOWN',
  'walletBalances company_id': 'NO_ACCOUNT',
  'walletLedgers company_id': '0 movements',
  'walletTransactions company_id': 'EMPTY_HISTORY',
  'apiKeys company_id': 'COMPANY_UNKNOWN',
  'createApiKey company_id': 'COMPANY_UNKNOWN',
  'permissionCheck company_id': '',
  'createOrder cart_id': 'CART_CHANGED',
  'receiveOrder parcel_id': 'NOT_RECEIVABLE',
  'createComplaint parcel_id': 'NOT_COMPLAINABLE',
  'createComplaint lines[].id': 'LINES_UNKNOWN',
  'previewCancellation lines[].id': 'LINES_UNKNOWN',
  'cancelGoods lines[].id': 'LINES_UNKNOWN',
  'receiveOrder lines[].id': 'LINES_UNKNOWN',
  'receiveParcel lines[].id': 'LINES_UNKNOWN',
  'readNotifications ids[]': 'untouched',
  'createTender key': 'TENDER_SENT',
  'awardTender choices[].quote_id': 'OFFER_UNKNOWN',
  'createBill company_id': 'COMPANY_UNKNOWN',
  'createBill cost_centre_id': 'COST_CENTRE_UNKNOWN',
  'createBillBatch company_id': 'COMPANY_UNKNOWN',
  'createBillBatch cost_centre_id': 'COST_CENTRE_UNKNOWN',
  'saveBillNumber company_id': 'COMPANY_UNKNOWN',
  'saveBillNumber cost_centre_id': 'COST_CENTRE_UNKNOWN',
  'bookCargo company_id': 'COMPANY_UNKNOWN',
  'bookCargo cost_centre_id': 'COST_CENTRE_UNKNOWN',
  'cargoBookings company_id': 'COMPANY_UNKNOWN',
  'bills company_id': 'COMPANY_UNKNOWN',
  'billCalendar company_id': 'COMPANY_UNKNOWN',
  'billsFile company_id': 'COMPANY_UNKNOWN',
  'createBill inquiry_id': 'INQUIRY_STALE',
  'createBillBatch rows[].inquiry_id': 'ROWS_REFUSED',
}

test('C-01: every field that refers to something declares its owner', () => {
  expect(naming.filter((field) => !harmless.has(field) && !attempts[field])).toEqual([])
  expect(
    [...harmless, ...Object.keys(attempts)].filter((field) => !naming.includes(field)),
  ).toEqual([])
})

test.each(Object.entries(attempts))('C-01: rejects %s of another buyer', async (field, ask) => {
  expect(await ask()).toBe(errors[field] ?? 'ADDRESS_UNKNOWN')
})

/** A shipment of the stranger, with another address. */
async function cargoWith(other: Partial<ReturnType<typeof bodyOf>>) {
  const own = bodyOf(stranger.addressId, stranger.addressId, gateway.gateway.now())
  const body = { ...own, price: 0, ...other }
  return (await gateway.call('bookCargo', { as: stranger.token, body })).problem.name
}

const part = () => ({ id_item: product, quantity: 1, shipping_address_id: stranger.addressId })

/** A plan of the stranger's company for these fields. */
async function planWith(more: object) {
  const body = { company_id: await companyOf(stranger), items: [part()], ...more }
  return (await gateway.call('planOutletOrder', { as: stranger.token, body })).problem.name
}

/** A tender of a buyer with one offer. */
async function offeredTo(buyer: TestBuyer) {
  const tenders = testTenders(gateway)
  const { number } = await tenders.sent(buyer)
  const { alias } = await gateway.gateway.db
    .selectFrom('sellers')
    .select('alias')
    .executeTakeFirstOrThrow()
  await tenders.offer(number, alias, [[product, 1000]])
  const tender = await tenders.read(buyer, number)
  return { tenders, tender, offer: tender.offers[0]! }
}

/** The company of a buyer's business profile. */
async function companyOf({ token, userId }: TestBuyer): Promise<string> {
  const business = { company_name: 'PT Uji', npwp: '', owner_name: '', address: '' } as const
  await gateway.call('updateProfile', {
    as: token,
    body: { business: { ...business, business_type: 'resto' } },
  })
  const [company] = await membershipsOf(gateway.gateway.db, userId)
  return company!.companyId
}

async function costCentreOf(buyer: TestBuyer): Promise<string> {
  const { body } = await gateway.call('addCostCentre', {
    as: buyer.token,
    params: { companyId: await companyOf(buyer) },
    body: { name: `Dapur ${randomUUID()}` },
  })
  return body.cost_centre.id
}

/** Sets a budget in the stranger's own company. */
async function budgetWith(scope: { member_id: string | null; cost_centre_id: string | null }) {
  const params = { companyId: await companyOf(stranger) }
  const body = { ...scope, amount: 1000 }
  return (await gateway.call('setBudget', { as: stranger.token, params, body })).problem.name
}

async function importWith(scope: { member_id: string | null; cost_centre_id: string | null }) {
  const params = { companyId: await companyOf(stranger) }
  const body = { budgets: [{ ...scope, amount: 1000 }] }
  return (await gateway.call('importBudgets', { as: stranger.token, params, body })).problem.name
}

const nameOf = async (
  name: 'shippingOptions' | 'cartShippingEstimate',
  query: Record<string, string>,
) => (await gateway.call(name, { as: stranger.token, query: query as never })).problem.name

const outlet = {
  name: 'Kepala Outlet',
  alias: 'Outlet',
  address: 'Jl. Uji 1',
  district_id: '317405',
  postal_code: '12310',
  phone: '081234567890',
}

const electricity = { product: 'pln-pasca', number: '12345678901', price: 1_000_000 }

const createBill = (more: object) =>
  gateway.call('createBill', {
    as: stranger.token,
    body: { key: randomUUID(), ...electricity, payment_id: 'va-bca', ...more },
  })

const createBatch = async (more: object) => {
  const body = { key: randomUUID(), kind: 'electricity' as const, rows: [electricity] }
  return (
    await gateway.call('createBillBatch', {
      as: stranger.token,
      body: { ...body, payment_id: 'va-bca', ...more },
    })
  ).problem.name
}

const saveNumber = async (more: object) =>
  (
    await gateway.call('saveBillNumber', {
      as: stranger.token,
      body: { kind: 'electricity', number: electricity.number, ...more },
    })
  ).problem.name

/** Uses the inquiry of the victim, with which the victim could pay. */
async function billWith(use: (inquiryId: string) => Promise<{ problem: { name: string } }>) {
  const bills = testBills(gateway)
  await bills.open()
  const { id } = (await bills.inquire(victim)).body.result
  return (await use(id)).problem.name
}

type Draft = Awaited<ReturnType<typeof draftFor>>

async function orderWith(change: (draft: Draft) => Partial<Draft>) {
  const items = [{ id_item: product, quantity: 1 }]
  const draft = await draftFor(gateway.gateway.db, stranger, items)
  const { problem } = await orders.post(stranger, { ...draft, ...change(draft) }, randomUUID())
  return problem.name
}

async function shipped(buyer: TestBuyer): Promise<string> {
  const order = await orders.order(buyer, [{ id_item: product, quantity: 1 }])
  await orders.atBank(order.payment.url!, { action: 'pay' })
  await gateway.gateway.db
    .updateTable('order_parcels')
    .set({ state: 'shipped', step: 1 })
    .where('order_id', '=', order.order_id)
    .execute()
  await gateway.gateway.db
    .updateTable('orders')
    .set({ state: 'shipped' })
    .where('id', '=', order.order_id)
    .execute()
  return order.order_id
}

interface Goods {
  parcel_id: string
  line_id: string
}

/** Cancels goods of the stranger's paid order, with a line of the victim's. */
async function cancellationWith(name: 'previewCancellation' | 'cancelGoods') {
  const paid = async (buyer: TestBuyer) => {
    const order = await orders.order(buyer, [{ id_item: product, quantity: 1 }])
    await orders.atBank(order.payment.url!, { action: 'pay' })
    return order.order_id
  }
  const [theirs, orderId] = [await paid(victim), await paid(stranger)]
  const { id } = await gateway.gateway.db
    .selectFrom('order_lines')
    .select('id')
    .where('order_id', '=', theirs)
    .executeTakeFirstOrThrow()
  const lines = [{ id, quantity: 0, seen: 1 }]
  const as = { as: stranger.token, params: { orderId } }
  const answer =
    name === 'cancelGoods'
      ? await gateway.call(name, { ...as, body: { key: randomUUID(), lines } })
      : await gateway.call(name, { ...as, body: { lines } })
  return answer.problem.name
}

/** Receives the stranger's delivered goods by line, with a line of the victim's. */
async function receiptWithTheirLine() {
  const [theirs, own] = [await deliveredGoods(victim), await deliveredGoods(stranger)]
  const answer = await gateway.call('receiveOrder', {
    as: stranger.token,
    params: { orderId: own.orderId },
    body: {
      key: randomUUID(),
      parcel_id: own.parcel_id,
      lines: [{ id: theirs.line_id, received: 1 }],
    },
  })
  return answer.problem.name
}

async function parcelReceiptWithTheirLine() {
  const [theirs, own] = [await deliveredGoods(victim), await deliveredGoods(stranger)]
  const answer = await gateway.call('receiveParcel', {
    as: stranger.token,
    params: { orderId: own.orderId, parcelId: own.parcel_id },
    body: { key: randomUUID(), lines: [{ id: theirs.line_id, received: 1 }] },
  })
  return answer.problem.name
}

async function deliveredGoods(buyer: TestBuyer) {
  const orderId = await shipped(buyer)
  await deliver(gateway.gateway, orderId)
  const parcel_id = await parcelOf(orderId)
  const { id: line_id } = await gateway.gateway.db
    .selectFrom('order_lines')
    .select('id')
    .where('parcel_id', '=', parcel_id)
    .executeTakeFirstOrThrow()
  return { orderId, parcel_id, line_id }
}

/** Complains about the stranger's delivered goods, with a part of the victim's. */
async function complaintWith(change: (own: Goods, theirs: Goods) => object) {
  const [theirs, own] = [await deliveredGoods(victim), await deliveredGoods(stranger)]
  const answer = await gateway.call('createComplaint', {
    as: stranger.token,
    params: { orderId: own.orderId },
    body: {
      key: randomUUID(),
      parcel_id: own.parcel_id,
      kind: 'short',
      wish: 'refund',
      lines: [{ id: own.line_id, quantity: 1 }],
      text: 'Satu karton kurang',
      ...change(own, theirs),
    },
  })
  return answer.problem.name
}

const parcelOf = async (orderId: string) =>
  (
    await gateway.gateway.db
      .selectFrom('order_parcels')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).id

function fieldsOf(schema: JsonSchema | undefined, path = ''): string[] {
  if (!schema) return []
  if (schema.type === 'array') return fieldsOf(schema.items as JsonSchema, `${path}[]`)
  if (schema.type === 'object')
    return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).flatMap(
      ([key, field]) => fieldsOf(field, path ? `${path}.${key}` : key),
    )
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
  return choices ? choices.flatMap((choice) => fieldsOf(choice, path)) : [path]
}
