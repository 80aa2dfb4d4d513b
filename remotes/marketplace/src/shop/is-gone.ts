import { isApiError } from '@borong/contract'

/** Whether a call failed because the entity does not exist; an impossible name is reported as malformed. */
export const isGone = (error: unknown): boolean =>
  isApiError(error) && [400, 404, 410].includes(error.status)
