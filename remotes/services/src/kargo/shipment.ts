import type { cargoBooking } from '@borong/api/cargo'
import type { Reply } from '@borong/contract'

export type Shipment = Reply<typeof cargoBooking>['result']
