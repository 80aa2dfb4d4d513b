import { isFault } from '@borong/contract'

/**
 * Nobody said no: what was kept of it may be shown. What the gateway refuses may be another buyer's, who used this browser
 * before.
 */
export const isUnanswered = (error: unknown): boolean => isFault(error) && error.retry
