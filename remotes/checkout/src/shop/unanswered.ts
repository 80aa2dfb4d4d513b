import { isApiError } from '@borong/contract'

/**
 * The server did not refuse the request: the persisted copy may be shown. Refused data may belong to another buyer, who
 * used this browser before.
 */
export const isUnanswered = (error: unknown): boolean => isApiError(error) && error.retry
