import type { Domain } from '@borong/gateway/server/domain'
import { billerRoutes } from './routes.ts'
import { finishDue } from './transactions.ts'

/** The demo's biller. */
export const biller: Domain = {
  name: 'demo-biller',
  routes: billerRoutes,
  jobs: [{ name: 'finish biller transactions', everySeconds: 2, run: finishDue }],
}
