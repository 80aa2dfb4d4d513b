import type { BillKind } from '../billing-entities.ts'

/** Prepaid kinds have products with a price. The price of the others comes from an inquiry. */
export const isPrepaid = (kind: BillKind) => kind === 'pulsa' || kind === 'data' || kind === 'token'
