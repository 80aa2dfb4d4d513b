import type { Order } from '../thank-you/stored-order.ts'

type Act = NonNullable<Order['acts']>[number]

/** Whether the order's owner lets the reader do this. Of orders without acts, from an earlier gateway, only the own ones do. */
export const may = (order: Pick<Order, 'acts' | 'ordered_by'>, act: Act): boolean =>
  order.acts?.includes(act) ?? !order.ordered_by
