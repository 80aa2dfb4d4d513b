import { defineRemote } from '@borong/contract/remote'

export default defineRemote({
  name: 'services',
  contract: '^1.0.0',
  routes: [{ path: '/services', guard: 'public', screen: './services/ServicesScreen' }],
})
