import { defineRemote } from '@borong/contract/remote'

// The menu, home and search link to these pages by name.
const service = <const N extends string>(name: N) =>
  ({ path: `/services/${name}`, guard: 'public', screen: './service/ServiceScreen' }) as const

export default defineRemote({
  name: 'services',
  routes: [
    { path: '/services', guard: 'public', screen: './services/ServicesScreen' },
    service('borong-agent'),
    service('business-collection'),
    service('borong-connect'),
    service('radar'),
    service('borong-financiall'),
    service('borong-kargo'),
    service('borong-partner'),
    service('rbiz'),
    { path: '/services/tender', guard: 'public', screen: './tender/TenderScreen' },
    service('tokopos'),
  ],
})
