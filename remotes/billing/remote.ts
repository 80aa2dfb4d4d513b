import { defineRemote } from '@borong/contract/remote'

export default defineRemote({
  name: 'billing',
  contract: '^1.0.0',
  routes: [{ path: '/billing', guard: 'public', screen: './guide/BillingGuideScreen' }],
})
