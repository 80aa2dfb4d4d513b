import { configuredFlags } from '../flags/public.ts'
import type { Domain } from '../server/domain.ts'
import { balances } from './balances.ts'
import { histories } from './histories.ts'
import { setMaintenance } from './ledger.ts'
import { walletMigrations } from './table.ts'

export const wallet: Domain = {
  name: 'wallet',
  migrations: walletMigrations,
  routes(gateway) {
    balances(gateway)
    histories(gateway)
  },
  // At every start, because the configuration may have changed.
  seed: ({ db, config }) =>
    setMaintenance(db, configuredFlags(config)['wallet-maintenance'] === true),
}
