import { type JsonSchema, operations } from './random-requests.ts'

/** Lists without pages, and the limit of each. A new list needs pages or an entry with its reason here. */
const unpaged: Record<string, string> = {
  addresses: 'a buyer has at most 20',
  userProfile: 'at most 20 addresses of the buyer, and 100 of companies',
  updateProfile: 'at most 20 addresses of the buyer, and 100 of companies',
  importCompanyAddresses: 'what was sent, at most 1000',
  changeMemberOutlets: 'a company has at most 100 cost centres',
  changeMemberRole: 'outlets: a company has at most 100 cost centres',
  buyerProfileSections: 'eight steps',
  chatMessages: '30 before the one that is named',
  pushSettings: 'a buyer has at most ten browsers',
  changePushSettings: 'a buyer has at most ten browsers',
  categories: 'the shop’s own tree',
  category: 'one branch of the shop’s own tree',
  productDetail: 'one product’s own pictures, tiers, facts',
  relatedProducts: 'four categories of twelve',
  seller: 'three products',
  sameProduct: 'the four best offers',
  productOffers: 'what was asked, at most 20',
  allCampaigns: 'what the shop shows now, at most 50',
  campaignDetail: 'sections of one campaign',
  extraBanners: 'a file of the shop',
  localStoreFacets: 'five distances and four areas',
  home: 'anchors, at most 60 brands',
  homeBanners: 'a file of the shop',
  homeProducts: 'rows of the four areas',
  promoDetail: 'terms and one section',
  stream: 'what one stream shows',
  searchHistory: 'the last twenty',
  accountPrivacy: 'four reasons, and at most 20 companies',
  askDataExport: 'four reasons, and at most 20 companies',
  askDeletion: 'four reasons, and at most 20 companies',
  withdrawDeletion: 'four reasons, and at most 20 companies',
  passkeys: 'a buyer has at most ten',
  addPasskey: 'a buyer has at most ten',
  renamePasskey: 'a buyer has at most ten',
  removePasskey: 'a buyer has at most ten',
  devices: 'at most a hundred, the last used ones',
  lists: 'a buyer has at most 50, a company too',
  list: 'a list has at most 200 products, the wishlist 500',
  listToCart: 'lines of one list, at most 500',
  judgeLines: 'what was asked, at most 1000',
  linesToCart: 'what was asked, at most 1000',
  planBasket: 'what was asked or is in the cart, at most 100',
  collections: 'the shop’s own trades',
  collection: 'two products for each need of a trade, at most twelve needs',
  createApplication: 'documents and steps of one application',
  application: 'documents and steps of one application',
  answerApplication: 'documents and steps of one application',
  withdrawApplication: 'documents and steps of one application',
  cargoRates: 'the services of the shop, six',
  bookCargo: 'steps of one shipment',
  cargoBooking: 'steps of one shipment',
  cancelCargo: 'steps of one shipment',
  radar: 'the shop’s own eight staples and regions, and a price for each of at most 365 days',
  priceAlerts: 'one for each of eight staples',
  creditLines: 'two of the buyer and of each company, at most 20',
  creditInvoice: 'movements of one invoice',
  payCredit: 'at most 50 invoices, and the steps of one method',
  creditPayment: 'at most 50 invoices, and the steps of one method',
  cancelCreditPayment: 'at most 50 invoices, and the steps of one method',
  sendApplication: 'documents and steps of one application',
  sentApplication: 'documents and steps of one application',
  completeApplication: 'documents and steps of one application',
  endApplication: 'documents and steps of one application',
  agreedPrices: 'what was asked, at most 100',
  priceAgreement: 'lines of one agreement, at most 500',
  decideAgreement: 'lines of one agreement, at most 500',
  quote: 'lines of one quote, at most 200, and its last 300 events',
  draftQuotes: 'sellers of the asked products, at most 100',
  askQuote: 'lines and events of one quote',
  counterQuote: 'lines and events of one quote',
  acceptQuote: 'lines and events of one quote',
  declineQuote: 'lines and events of one quote',
  withdrawQuote: 'lines and events of one quote',
  messageQuote: 'lines and events of one quote',
  tender: 'at most 50 lines and 100 offers of one tender',
  awardTender: 'lines and offers of one tender',
  closeTender: 'lines and offers of one tender',
  withdrawTender: 'lines and offers of one tender',
  joinTenders: 'what was asked, at most 20',
  claimVoucher: 'terms of one voucher',
  loyaltyPoint: 'the last movements',
  pointBook: 'the 50 lots that expire first, and three levels',
  buyAgain: 'lines of one order, at most 200',
  order: 'parcels and steps of one order',
  cancelOrder: 'parcels and steps of one order',
  receiveOrder: 'parcels and steps of one order',
  receipts: 'the lines of one order, and as many receipts as it has units',
  cancellations: 'the lines of one order, and as many cancellations as it has units',
  complaints: 'an order has at most 20, and parcels of one order',
  createComplaint: 'goods, photos and steps of one complaint',
  complaint: 'goods, photos and steps of one complaint',
  actOnComplaint: 'goods, photos and steps of one complaint',
  payment: 'steps of one method',
  permissionCheck: 'what was asked, at most 50',
  approvalRules: 'a company has at most 50',
  deputies: 'one for each of at most 100 members',
  approval: 'lines and reasons of one order',
  askRequester: 'lines and reasons of one order, and 5 questions',
  answerApprover: 'lines and reasons of one order, and 5 questions',
  decideApproval: 'lines and reasons of one order',
  readApprovalLink: 'lines and reasons of one order',
  decideByLink: 'lines and reasons of one order',
  apiKeys: 'a buyer has at most 10, a company too',
  createApiKey: 'two scopes',
  connectOrder: 'parcels and lines of one order',
  connectProduct: 'price tiers of one product',
  companies: 'a buyer is in at most 20',
  companyBudgets: 'at most 200',
  company: 'at most 100 members, 50 invitations and 100 cost centres',
  districtsAround: 'at most 700, the nearest ones',
  subdistricts: 'the villages of one district',
  productShippingEstimate: 'one seller’s couriers',
  walletBalances: 'one per currency',
  billProducts: 'the biller’s products of one kind, at most 1000',
  inquireBill: 'details of one bill',
  createBill: 'details of one bill',
  bill: 'details of one bill',
  billByKey: 'details of one bill',
  cancelBill: 'details of one bill',
  billCalendar: 'a company saves at most 200 numbers',
  billNumbers: 'a buyer saves at most 200',
  checkBillRows: 'what was asked, at most 25',
  createBillBatch: 'what was asked, at most 500',
  billBatch: 'rows of one batch, at most 500',
  cancelBillBatch: 'rows of one batch, at most 500',
  billsDue: 'reminders of at most 200 saved numbers, and unfinished bills',
}

const pages = ['limit', 'page'] as const
const asksFor = (operation: (typeof operations)[number], name: string) =>
  operation.described.parameters.some((parameter) => parameter.name === name)
const isPaged = (operation: (typeof operations)[number]) =>
  pages.some((name) => asksFor(operation, name)) ||
  'page' in (fieldsOf(operation.described.requestBody?.content['application/json']?.schema) ?? {})

const fieldsOf = (schema: JsonSchema | undefined) =>
  schema?.properties as Record<string, JsonSchema> | undefined

// Lists inside a list's items are parts of one item.
const hasList = (schema: JsonSchema): boolean =>
  schema.type === 'array' ||
  Object.values(fieldsOf(schema) ?? {}).some(hasList) ||
  ((schema.anyOf ?? []) as JsonSchema[]).some(hasList)

test('C-01: every list has pages or a declared limit', () => {
  const lists = operations
    // GraphQL has a schema of its own; a cart has at most 200 lines.
    .filter(({ name }) => name !== 'cartGraphql')
    .filter(({ described }) =>
      hasList(described.responses[200].content['application/json']?.schema ?? {}),
    )
  const without = lists.filter((operation) => !isPaged(operation)).map(({ name }) => name)
  expect(without.toSorted()).toEqual(Object.keys(unpaged).toSorted())
})
