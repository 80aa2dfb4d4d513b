export { hasReceived } from './purchases.ts'
export { requestedOrders } from './approval.ts'
export { readOrder } from './read.ts'
export type { OrderView } from './view.ts'
