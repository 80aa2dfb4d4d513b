export { type Caught, caughtBy, type OrderFacts } from './caught.ts'
export { closeRequest, openRequest, requestOfOrder } from './requests.ts'
export type { RequestedOrder, RequestedOrders } from './requested-orders.ts'
export type { RefusedLine } from './table.ts'
