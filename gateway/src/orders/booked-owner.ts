import { type Owned, ownerIdOf } from '../memberships/public.ts'
import type { Trx } from '../server/database.ts'
import { bookedFor } from '../wallet/public.ts'

type Category = 'ORDER_PAYMENT' | 'POINT_EARNED'

/**
 * The owner of the balances that an order was paid with or that earned its points. Members paid orders of companies from
 * their own ones before companies had balances.
 */
export const bookedOwner = async (
  trx: Trx,
  order: Owned & { serial: string },
  category: Category,
): Promise<string> =>
  (await bookedFor(trx, { category, reference: order.serial })) ?? ownerIdOf(order)
