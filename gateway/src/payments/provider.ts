import type { Gateway } from '../server/domain.ts'
import { httpProvider } from './http-provider.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** The configured payment service, or the demo's bank without one. */
export function providerOf(gateway: Gateway): PaymentProvider {
  const { paymentUrl, paymentKey, publicUrl } = gateway.config
  if (paymentUrl) return httpProvider({ url: paymentUrl, key: paymentKey ?? '', publicUrl })
  if (gateway.standIns) return gateway.standIns.paymentProvider(gateway)
  throw new Error('PAYMENT_URL is not set: the shop has no payment service')
}
