import { defineRemote } from '@borong/contract/remote'

// Search, home and menu link to these pages by name.
const bill = <const K extends string>(kind: K) =>
  ({ path: `/billing/${kind}`, guard: 'public', screen: './bill/BillScreen' }) as const

export default defineRemote({
  name: 'billing',
  routes: [
    { path: '/billing', guard: 'public', screen: './guide/BillingGuideScreen' },
    bill('pulsa'),
    bill('paket-data'),
    bill('listrik'),
    bill('pdam'),
    bill('bpjs'),
    bill('tv'),
    { path: '/billing/membership', guard: 'public', screen: './membership/MembershipScreen' },
  ],
})
