import type { TestGateway } from '../testing/test-gateway.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { callbackSecret, sign } from './signature.ts'

/** Puts a provider between the gateway and the demo's bank, whose calls a test can change. */
export function testProvider(test: TestGateway) {
  const standIns = test.gateway.standIns!
  const bank = standIns.paymentProvider(test.gateway)
  const provider: PaymentProvider = { ...bank }
  Object.assign(standIns, { paymentProvider: () => provider })
  const down = async () => {
    throw new Error('The payment service is down')
  }
  return {
    provider,
    bank,
    /** No call is answered until `up`. */
    down: () => Object.assign(provider, { open: down, close: down, find: down }),
    up: () => Object.assign(provider, bank),
    /** Sends a signed callback; returns the status. */
    async callBack(event: object): Promise<number> {
      const payload = JSON.stringify(event)
      const signature = sign(await callbackSecret(test.gateway), payload, test.gateway.now())
      const answer = await test.gateway.app.inject({
        method: 'POST',
        url: '/payment/v1/callbacks',
        headers: { 'content-type': 'application/json', 'x-callback-signature': signature },
        payload,
      })
      return answer.statusCode
    },
    /** The money arrives at the bank, whose callback is lost. */
    async payUnreported(paymentId: string): Promise<void> {
      await test.gateway.db
        .updateTable('bank_bills')
        .set({ state: 'paid', paid_at: test.gateway.now() })
        .where('payment_id', '=', paymentId)
        .execute()
    },
  }
}
