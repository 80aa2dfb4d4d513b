export { hasReceived } from './purchases.ts'
export { readOrder } from './read.ts'
export type { OrderView } from './view.ts'
