import { storedKeys } from '@borong/contract'

/** The idempotency keys of purchases by their content. */
export const billKeys = storedKeys('billing.keys')

/** The purchases that were sent and whose outcome is unknown. */
export const unanswered = storedKeys('billing.unanswered')
