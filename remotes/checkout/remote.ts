import { defineRemote } from '@borong/contract/remote'

export default defineRemote({
  name: 'checkout',
  contract: '^1.0.0',
  routes: [
    { path: '/cart', guard: 'login', screen: './cart/CartScreen' },
  ],
})
