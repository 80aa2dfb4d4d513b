import type { Domain } from '../server/domain.ts'
import { type CustomersOf, servePriceDesk } from './desk.ts'
import { serveAgreements } from './serve-agreements.ts'
import { agreedPricesMigrations } from './table.ts'

/** F-08: prices that a seller grants to one company. */
export const agreedPrices = (customersOf: CustomersOf): Domain => ({
  name: 'agreed-prices',
  migrations: agreedPricesMigrations,
  routes(gateway) {
    serveAgreements(gateway)
    servePriceDesk(gateway, customersOf)
  },
})
