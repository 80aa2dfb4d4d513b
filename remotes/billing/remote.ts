import { bill, billBatch, billNumbers, billProducts } from '@borong/api/billing'
import { defineRemote, defineWidget } from '@borong/contract/remote'

// Search, home and menu link to the pages of the kinds by name.
const kind = { guard: 'public', frame: 'focus', feature: 'bills' } as const
const products = (of: 'token' | 'bpjs' | 'tv') => [[billProducts, { query: { kind: of } }]] as const

export default defineRemote({
  name: 'billing',
  routes: [
    { path: '/billing', feature: 'bills', guard: 'public', screen: './overview/OverviewScreen' },
    { path: '/billing/pulsa', ...kind, screen: './mobile/MobileScreen', search: ['saved'] },
    { path: '/billing/paket-data', ...kind, screen: './mobile/MobileScreen', search: ['saved'] },
    {
      path: '/billing/listrik',
      ...kind,
      screen: './electricity/ElectricityScreen',
      calls: products('token'),
      search: ['kind', 'saved'],
    },
    {
      path: '/billing/pdam',
      ...kind,
      screen: './postpaid/PostpaidScreen',
      search: ['kind', 'saved'],
    },
    {
      path: '/billing/bpjs',
      ...kind,
      screen: './postpaid/PostpaidScreen',
      calls: products('bpjs'),
      search: ['kind', 'saved'],
    },
    {
      path: '/billing/tv',
      ...kind,
      screen: './postpaid/PostpaidScreen',
      calls: products('tv'),
      search: ['kind', 'saved'],
    },
    {
      path: '/billing/transaction/:serial',
      feature: 'bills',
      guard: 'login',
      frame: 'focus',
      screen: './transaction/TransactionScreen',
      availableOffline: true,
      calls: [[bill, { params: { serial: ':serial' } }]],
    },
    {
      path: '/billing/history',
      feature: 'bills',
      guard: 'login',
      screen: './history/HistoryScreen',
      availableOffline: true,
      search: ['kind', 'month', 'company'],
    },
    {
      path: '/billing/bulk',
      feature: 'bills',
      guard: 'login',
      frame: 'focus',
      screen: './bulk/BulkScreen',
    },
    {
      path: '/billing/bulk/:serial',
      feature: 'bills',
      guard: 'login',
      frame: 'focus',
      screen: './batch/BatchScreen',
      calls: [[billBatch, { params: { serial: ':serial' } }]],
    },
    {
      path: '/billing/numbers',
      feature: 'bills',
      guard: 'login',
      screen: './numbers/NumbersScreen',
      search: ['company', 'month'],
      calls: [[billNumbers]],
    },
    {
      path: '/billing/calendar',
      feature: 'bills',
      guard: 'login',
      screen: './numbers/NumbersScreen',
      search: ['company', 'month'],
    },
    {
      path: '/billing/membership',
      feature: 'bills',
      guard: 'public',
      screen: './membership/MembershipScreen',
      search: ['package'],
    },
  ],
  widgets: { 'due-bills': defineWidget('./widgets/DueBills') },
  widgetFeatures: { 'due-bills': 'bills' },
})
