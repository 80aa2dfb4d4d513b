import * as basketPlanCalls from '@borong/api/basket-plans'
import { atlas } from '../places/public.ts'
import type { Domain } from '../server/domain.ts'
import { WorkQueue } from '../server/work-queue.ts'
import { isVerifiedAdult } from '../users/public.ts'
import { linesOfCart, readLines } from './asked-lines.ts'
import { plansFor } from './plans.ts'

// Plans compute one after the other, so that many of them do not slow down everything else.
const planning = new WorkQueue({ running: 1, waiting: 1000 })

/** C-17: other sellers for the goods of a cart or a list. */
export const basketPlans: Domain = {
  name: 'basket-plans',
  routes({ serve, db, now }) {
    serve(basketPlanCalls.planBasket, async ({ body, buyerId, language, refuse }) => {
      const destination = atlas().byId.get(body.district_id)
      if (!destination) return refuse('DISTRICT_UNKNOWN')
      const at = now()
      const wanted =
        body.lines?.map((line) => ({ ...line, productId: Number(line.product_id) })) ??
        (await linesOfCart(db, buyerId, at))
      const isAdult = await isVerifiedAdult(db, buyerId, at)
      const lines = await readLines(db, wanted, { buyerId, now: at, isAdult, language })
      return { result: await planning.run(() => plansFor(lines, destination)) }
    })
  },
}
