import type { Domain } from '../server/domain.ts'
import { serveBillCallbacks } from './callbacks.ts'
import { serveBillDesk } from './desk.ts'
import { expireBills } from './end.ts'
import { billPayments } from './payment-owner.ts'
import { deleteOldInquiries } from './inquire.ts'
import { serveProducts } from './products.ts'
import { serveBills } from './read.ts'
import { requestsInFlight, sendAllBills } from './send.ts'
import { serveBillCreation } from './serve-create.ts'
import { readFirstProducts, syncProducts } from './sync-products.ts'
import { billingMigrations } from './table.ts'

export const billing: Domain = {
  name: 'billing',
  migrations: billingMigrations,
  paymentOwners: [billPayments],
  routes(gateway) {
    serveProducts(gateway)
    serveBillCreation(gateway)
    serveBills(gateway)
    serveBillCallbacks(gateway)
    serveBillDesk(gateway)
    gateway.app.addHook('onClose', async () => {
      await Promise.allSettled(requestsInFlight(gateway))
    })
  },
  jobs: [
    { name: 'send bills', everySeconds: 1, run: sendAllBills },
    { name: 'end unpaid bills', everySeconds: 5, run: expireBills },
    { name: 'delete old inquiries of bills', everySeconds: 3600, run: deleteOldInquiries },
    { name: 'read the products of the biller', everySeconds: 60, run: syncProducts },
  ],
  seed: readFirstProducts,
}
