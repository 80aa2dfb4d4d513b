import type { visibleOrders } from './visible.ts'

type Orders = NonNullable<Awaited<ReturnType<typeof visibleOrders>>>['orders']

/** A page of a file; an order has about ten lines. */
const ORDERS_OF_PAGE = 100

/** The companies that these orders belong to. */
export async function companiesIn(orders: Orders): Promise<string[]> {
  const rows = await orders
    .select('orders.company_id')
    .distinct()
    .where('orders.company_id', 'is not', null)
    .execute()
  return rows.map(({ company_id }) => company_id!)
}

/** The ids of these orders in pages, the newest first. The next page is read when the one before has been used. */
export async function* orderPages(orders: Orders): AsyncGenerator<string[]> {
  let last: string | undefined
  do {
    const page = await orders
      .$if(last !== undefined, (some) => some.where('orders.id', '<', last!))
      .select('orders.id')
      .orderBy('orders.id', 'desc')
      .limit(ORDERS_OF_PAGE)
      .execute()
    const ids = page.map(({ id }) => id)
    if (ids.length > 0) yield ids
    last = ids.length === ORDERS_OF_PAGE ? ids.at(-1) : undefined
  } while (last !== undefined)
}
