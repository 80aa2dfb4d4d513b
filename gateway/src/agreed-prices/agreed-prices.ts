import type { Domain } from '../server/domain.ts'
import { serveAgreements } from './serve-agreements.ts'
import { agreedPricesMigrations } from './table.ts'

/** F-08: prices that a seller grants to one company. */
export const agreedPrices: Domain = {
  name: 'agreed-prices',
  migrations: agreedPricesMigrations,
  routes: serveAgreements,
}
