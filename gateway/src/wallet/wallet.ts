import type { Domain } from '../server/domain.ts'
import { balances } from './balances.ts'
import { histories } from './histories.ts'
import { walletMigrations } from './table.ts'

export const wallet: Domain = {
  name: 'wallet',
  migrations: walletMigrations,
  routes(gateway) {
    balances(gateway)
    histories(gateway)
  },
}
