import { quote, quotes } from '@borong/api/quotes'
import { sentApplication } from '@borong/api/applications'
import { collection, collections } from '@borong/api/collections'
import { tender } from '@borong/api/tenders'
import { defineRemote } from '@borong/contract/remote'

// The menu, home and search link to these pages by name.
const service = <const N extends string>(name: N) =>
  ({ path: `/services/${name}`, guard: 'public', screen: './service/ServiceScreen' }) as const

const applied = <const N extends string>(name: N) =>
  ({ path: `/services/${name}`, guard: 'public', screen: './service/AppliedScreen' }) as const

export default defineRemote({
  name: 'services',
  routes: [
    { path: '/help', guard: 'public', screen: './help/HelpScreen' },
    {
      path: '/help/:topic',
      guard: 'public',
      screen: './help/HelpScreen',
      sample: '/help/ordering',
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
      guard: 'public',
      screen: './collection/CollectionScreen',
      calls: [[collection, { params: { trade: ':trade' } }]],
    },
    service('borong-connect'),
    service('radar'),
    {
      path: '/services/borong-financiall',
      guard: 'public',
      screen: './financiall/FinanciallScreen',
    },
    service('borong-kargo'),
    applied('borong-partner'),
    applied('rbiz'),
    { path: '/services/tender', guard: 'public', screen: './tender/TenderScreen' },
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
      calls: [[quotes, { query: { state: '?state' } }]],
    },
    {
      path: '/quotes/:quoteId',
      guard: 'login',
      screen: './quote/QuoteScreen',
      calls: [[quote, { params: { quoteId: ':quoteId' } }]],
    },
  ],
  widgets: { 'ask-quote': './widgets/AskQuote' },
})
