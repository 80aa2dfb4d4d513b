import type { Domain } from '@borong/gateway/server/domain'
import { bankRoutes } from './routes.ts'
import { sendCallbacks } from './send-callbacks.ts'

/** The demo's bank. It is disabled with a payment service, so that an order can't be paid at both. */
export const bank: Domain = {
  name: 'demo-bank',
  routes(gateway) {
    if (!gateway.config.paymentUrl) bankRoutes(gateway)
  },
  jobs: [
    {
      name: 'send bank callbacks',
      everySeconds: 2,
      run: async (gateway) => {
        if (!gateway.config.paymentUrl) await sendCallbacks(gateway)
      },
    },
  ],
}
