import type { Domain } from '@borong/gateway/server/domain'
import { billerRoutes } from './routes.ts'
import { finishDue } from './transactions.ts'

/** The demo's biller. It is disabled with a real one, so that a bill can't be paid at both. */
export const biller: Domain = {
  name: 'demo-biller',
  routes(gateway) {
    if (gateway.config.biller === undefined) billerRoutes(gateway)
  },
  jobs: [
    {
      name: 'finish biller transactions',
      everySeconds: 2,
      run: async (gateway) => {
        if (gateway.config.biller === undefined) await finishDue(gateway)
      },
    },
  ],
}
