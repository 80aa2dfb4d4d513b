import { application } from '@borong/api/applications'
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
    service('business-collection'),
    service('borong-connect'),
    service('radar'),
    service('borong-financiall'),
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
      calls: [[application, { params: { number: ':number' } }]],
    },
  ],
})
