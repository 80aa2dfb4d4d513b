import type { Domain } from '../server/domain.ts'
import { serveItems } from './serve-items.ts'
import { serveQuickOrder } from './serve-quick-order.ts'
import { serveLists } from './serve-lists.ts'
import { listsMigrations } from './table.ts'

/** Products that buyers save to order them again: their own lists, those of their companies, and the wishlist. */
export const lists: Domain = {
  name: 'lists',
  migrations: listsMigrations,
  routes(gateway) {
    serveLists(gateway)
    serveItems(gateway)
    serveQuickOrder(gateway)
  },
}
