import { receipts } from '@borong/api/receipts'
import { quote, quotes } from '@borong/api/quotes'
import { sentApplication } from '@borong/api/applications'
import { cargoBooking } from '@borong/api/cargo'
import { collection, collections } from '@borong/api/collections'
import { radar } from '@borong/api/radar'
import { tender } from '@borong/api/tenders'
import { defineRemote } from '@borong/contract/remote'

// The menu, home and search link to these pages by name.
const applied = <const N extends string>(name: N) =>
  ({
    path: `/services/${name}`,
    guard: 'public',
    screen: './service/AppliedScreen',
    search: ['plan'],
  }) as const

export default defineRemote({
  name: 'services',
  routes: [
    { path: '/help', guard: 'public', screen: './help/HelpScreen', search: ['q'] },
    {
      path: '/help/:topic',
      guard: 'public',
      screen: './help/HelpScreen',
      sample: '/help/ordering',
      search: ['q'],
    },
    { path: '/terms', guard: 'public', screen: './help/TextScreen' },
    { path: '/privacy', guard: 'public', screen: './help/TextScreen' },
    { path: '/about', guard: 'public', screen: './help/TextScreen' },
    { path: '/services', guard: 'public', screen: './services/ServicesScreen' },
    applied('borong-agent'),
    {
      path: '/services/business-collection',
      guard: 'public',
      screen: './collection/CollectionsScreen',
      calls: [[collections]],
    },
    {
      path: '/services/business-collection/:trade',
      sample: '/services/business-collection/restaurant',
      guard: 'public',
      screen: './collection/CollectionScreen',
      calls: [[collection, { params: { trade: ':trade' } }]],
    },
    {
      path: '/services/borong-connect',
      guard: 'public',
      screen: './connect/ConnectScreen',
    },
    {
      path: '/services/radar',
      guard: 'public',
      screen: './radar/RadarScreen',
      calls: [[radar, { query: { staple: '?staple', region: '?region', days: '?days' } }]],
    },
    {
      path: '/services/borong-financiall',
      guard: 'public',
      screen: './financiall/FinanciallScreen',
    },
    { path: '/services/borong-kargo', guard: 'public', screen: './kargo/KargoScreen' },
    {
      path: '/services/borong-kargo/book',
      guard: 'login',
      screen: './kargo/BookScreen',
      search: ['order'],
    },
    {
      path: '/services/borong-kargo/:number',
      guard: 'login',
      screen: './kargo/ShipmentScreen',
      calls: [[cargoBooking, { params: { number: ':number' } }]],
    },
    applied('borong-partner'),
    applied('rbiz'),
    {
      path: '/services/tender',
      guard: 'public',
      screen: './tender/TenderScreen',
      search: ['q', 'sent'],
    },
    {
      path: '/services/tender/claim/:token',
      guard: 'login',
      screen: './tender/ClaimScreen',
      frame: 'focus',
    },
    {
      path: '/services/tender/:number',
      guard: 'login',
      screen: './tender/TenderDetailScreen',
      calls: [[tender, { params: { number: ':number' } }]],
    },
    applied('tokopos'),
    applied('membership'),
    {
      path: '/services/applications/:number',
      guard: 'login',
      screen: './application/ApplicationScreen',
      calls: [[sentApplication, { params: { number: ':number' } }]],
    },
    {
      path: '/quotes',
      guard: 'login',
      screen: './quote/QuotesScreen',
      calls: [[quotes, { query: { state: '?state', company_id: '?company' } }]],
    },
    {
      path: '/quotes/:quoteId',
      guard: 'login',
      screen: './quote/QuoteScreen',
      calls: [[quote, { params: { quoteId: ':quoteId' } }]],
    },
    {
      path: '/transaction/:orderId/receive',
      guard: 'login',
      frame: 'focus',
      screen: './receipt/ReceiveScreen',
      search: ['parcel'],
      calls: [[receipts, { params: { orderId: ':orderId' } }]],
    },
    {
      path: '/transaction/:orderId/tax-invoice',
      guard: 'login',
      frame: 'focus',
      screen: './facture/RequestTaxInvoiceScreen',
    },
    {
      path: '/company/:companyId/deliveries',
      guard: 'login',
      screen: './receipt/DeliveriesScreen',
    },
  ],
  widgets: {
    'ask-quote': './widgets/AskQuote',
    'business-documents': './widgets/BusinessDocuments',
  },
})
