import { planOutletOrder } from '@borong/api/outlet-plans'
import type { Gateway } from '../server/domain.ts'
import { WorkQueue } from '../server/work-queue.ts'
import { outletPlan } from './outlet-plan.ts'

// A large table quotes some hundred parcels. A few plans are computed concurrently, one of each buyer.
const planning = new WorkQueue({ running: 2, runningOfOwner: 1, waiting: 200 })

/** F-08: what the checkout makes of the quantities of several outlets, without writing. */
export function serveOutletPlan({ serve, db, now }: Gateway) {
  serve(planOutletOrder, async ({ body, buyerId, language }) => ({
    result: await planning.run(
      () => outletPlan(db, { buyerId, body, language, now: now() }),
      buyerId,
    ),
  }))
}
