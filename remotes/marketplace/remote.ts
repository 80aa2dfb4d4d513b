import { defineRemote } from '@borong/contract/remote'

export default defineRemote({
  name: 'marketplace',
  contract: '^1.0.0',
  routes: [
    { path: '/', guard: 'guest', screen: './home/HomeScreen' },
    { path: '/marketplace', guard: 'guest', screen: './home/HomeScreen' },
  ],
})
