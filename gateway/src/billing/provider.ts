import type { Gateway } from '../server/domain.ts'
import type { BillProvider } from './bill-provider.ts'

/** The configured biller, or the demo's without one. */
export function billProviderOf(gateway: Gateway): BillProvider {
  if (gateway.standIns) return gateway.standIns.billProvider(gateway)
  throw new Error('BILLER is not set: the shop has no biller')
}
