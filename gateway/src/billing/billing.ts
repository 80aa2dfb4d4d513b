import type { Domain } from '../server/domain.ts'
import { expireBatches } from './batches/end-batch.ts'
import { batchPayments } from './batches/payment-owner.ts'
import { serveBatches } from './batches/serve-batches.ts'
import { batchMigrations } from './batches/table.ts'
import { serveBillCallbacks } from './callbacks.ts'
import { serveBillDesk } from './desk.ts'
import { expireBills } from './end.ts'
import { billGauges } from './gauges.ts'
import { billPayments } from './payment-owner.ts'
import { deleteOldInquiries } from './inquire.ts'
import { servePapers } from './papers/serve-papers.ts'
import { serveProducts } from './products.ts'
import { serveBills } from './read.ts'
import { requestsInFlight, sendAllBills } from './send.ts'
import { payAutomatically } from './saved-numbers/autopay.ts'
import { remindBuyers } from './saved-numbers/remind.ts'
import { serveCalendar } from './saved-numbers/serve-calendar.ts'
import { serveDue } from './saved-numbers/serve-due.ts'
import { serveNumbers } from './saved-numbers/serve-numbers.ts'
import { reminderMigrations } from './saved-numbers/table.ts'
import { serveBillCreation } from './serve-create.ts'
import { readFirstProducts, syncProducts } from './sync-products.ts'
import { billingMigrations } from './table.ts'

export const billing: Domain = {
  name: 'billing',
  migrations: { ...billingMigrations, ...reminderMigrations, ...batchMigrations },
  removed: { bill_numbers: 'user_id' },
  gauges: billGauges,
  paymentOwners: [billPayments, batchPayments],
  routes(gateway) {
    serveProducts(gateway)
    serveBillCreation(gateway)
    serveBills(gateway)
    serveNumbers(gateway)
    serveDue(gateway)
    serveCalendar(gateway)
    serveBatches(gateway)
    servePapers(gateway)
    serveBillCallbacks(gateway)
    serveBillDesk(gateway)
    gateway.app.addHook('onClose', async () => {
      await Promise.allSettled(requestsInFlight(gateway))
    })
  },
  jobs: [
    { name: 'send bills', everySeconds: 1, run: sendAllBills },
    { name: 'end unpaid bills', everySeconds: 5, run: expireBills },
    { name: 'end unpaid batches of bills', everySeconds: 5, run: expireBatches },
    { name: 'delete old inquiries of bills', everySeconds: 3600, run: deleteOldInquiries },
    { name: 'remind buyers of bills', everySeconds: 30, run: remindBuyers },
    { name: 'pay bills automatically', everySeconds: 5, run: payAutomatically },
    { name: 'read the products of the biller', everySeconds: 60, run: syncProducts },
  ],
  seed: readFirstProducts,
}
