import { receipts } from '@borong/api/receipts'
import { quote, quotes } from '@borong/api/quotes'
import { sentApplication } from '@borong/api/applications'
import { cargoBooking } from '@borong/api/cargo'
import { collection, collections } from '@borong/api/collections'
import { radar } from '@borong/api/radar'
import { tender } from '@borong/api/tenders'
import { defineRemote, defineWidget } from '@borong/contract/remote'
import type { AskQuoteProps } from './src/widgets/AskQuote.tsx'
import type { BusinessDocumentsProps } from './src/widgets/BusinessDocuments.tsx'

// The menu, home and search link to these pages by name.
const applied = <const N extends string>(name: N) =>
  ({
    path: `/services/${name}`,
    feature: 'applications',
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
    {
      path: '/services',
      feature: 'applications',
      guard: 'public',
      screen: './services/ServicesScreen',
    },
    applied('borong-agent'),
    {
      path: '/services/business-collection',
      feature: 'collections',
      guard: 'public',
      screen: './collection/CollectionsScreen',
      calls: [[collections]],
    },
    {
      path: '/services/business-collection/:trade',
      feature: 'collections',
      sample: '/services/business-collection/restaurant',
      guard: 'public',
      screen: './collection/CollectionScreen',
      calls: [[collection, { params: { trade: ':trade' } }]],
    },
    {
      path: '/services/borong-connect',
      feature: 'connect',
      guard: 'public',
      screen: './connect/ConnectScreen',
    },
    {
      path: '/services/radar',
      feature: 'radar',
      guard: 'public',
      screen: './radar/RadarScreen',
      calls: [[radar, { query: { staple: '?staple', region: '?region', days: '?days' } }]],
    },
    {
      path: '/services/borong-financiall',
      feature: 'credit',
      guard: 'public',
      screen: './financiall/FinanciallScreen',
    },
    {
      path: '/services/borong-kargo',
      feature: 'cargo',
      guard: 'public',
      screen: './kargo/KargoScreen',
    },
    {
      path: '/services/borong-kargo/book',
      feature: 'cargo',
      guard: 'login',
      screen: './kargo/BookScreen',
      search: ['order'],
    },
    {
      path: '/services/borong-kargo/:number',
      feature: 'cargo',
      guard: 'login',
      screen: './kargo/ShipmentScreen',
      calls: [[cargoBooking, { params: { number: ':number' } }]],
    },
    applied('borong-partner'),
    applied('rbiz'),
    {
      path: '/services/tender',
      feature: 'tenders',
      guard: 'public',
      screen: './tender/TenderScreen',
      search: ['q', 'sent'],
    },
    {
      path: '/services/tender/claim/:token',
      feature: 'tenders',
      guard: 'login',
      screen: './tender/ClaimScreen',
      frame: 'focus',
    },
    {
      path: '/services/tender/:number',
      feature: 'tenders',
      guard: 'login',
      screen: './tender/TenderDetailScreen',
      calls: [[tender, { params: { number: ':number' } }]],
    },
    applied('tokopos'),
    applied('membership'),
    {
      path: '/services/applications/:number',
      feature: 'applications',
      guard: 'login',
      screen: './application/ApplicationScreen',
      calls: [[sentApplication, { params: { number: ':number' } }]],
    },
    {
      path: '/quotes',
      feature: 'quotes',
      guard: 'login',
      screen: './quote/QuotesScreen',
      calls: [[quotes, { query: { state: '?state', company_id: '?company' } }]],
    },
    {
      path: '/quotes/:quoteId',
      feature: 'quotes',
      guard: 'login',
      screen: './quote/QuoteScreen',
      calls: [[quote, { params: { quoteId: ':quoteId' } }]],
    },
    {
      path: '/transaction/:orderId/receive',
      feature: 'receipts',
      guard: 'login',
      frame: 'focus',
      screen: './receipt/ReceiveScreen',
      search: ['parcel'],
      calls: [[receipts, { params: { orderId: ':orderId' } }]],
    },
    {
      path: '/transaction/:orderId/tax-invoice',
      feature: 'papers',
      guard: 'login',
      frame: 'focus',
      screen: './facture/RequestTaxInvoiceScreen',
    },
    {
      path: '/company/:companyId/deliveries',
      feature: 'companies',
      guard: 'login',
      screen: './receipt/DeliveriesScreen',
    },
  ],
  widgets: {
    'ask-quote': defineWidget<AskQuoteProps>('./widgets/AskQuote'),
    'business-documents': defineWidget<BusinessDocumentsProps>('./widgets/BusinessDocuments'),
  },
  widgetFeatures: { 'ask-quote': 'quotes' },
})
