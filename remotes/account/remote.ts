import { defineRemote } from '@borong/contract/remote'

export default defineRemote({
  name: 'account',
  contract: '^1.0.0',
  routes: [
    { path: '/profile', guard: 'login', screen: './profile/ProfileScreen' },
  ],
})
