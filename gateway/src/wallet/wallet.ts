import { configuredFlags } from '../flags/public.ts'
import type { Domain } from '../server/domain.ts'
import type { MayInCompany } from './balance-owner.ts'
import { balances } from './balances.ts'
import { expirePoints } from './expire-points.ts'
import { histories } from './histories.ts'
import { setMaintenance } from './ledger.ts'
import { serveStatement } from './serve-statement.ts'
import { walletMigrations } from './table.ts'
import { notifyOfEndingPoints } from './notify-of-ending-points.ts'

export const wallet = (mayInCompany: MayInCompany): Domain => ({
  name: 'wallet',
  migrations: walletMigrations,
  routes(gateway) {
    balances(gateway, mayInCompany)
    histories(gateway, mayInCompany)
    serveStatement(gateway)
  },
  jobs: [
    { name: 'expire points', everySeconds: 60, run: expirePoints },
    { name: 'tell of ending points', everySeconds: 600, run: notifyOfEndingPoints },
  ],
  // At every start, because the configuration may have changed.
  seed: ({ db, config }) =>
    setMaintenance(db, configuredFlags(config)['wallet-maintenance'] === true),
})
