import type { updateProfile } from '@borong/api/users'
import { type Input, storedAtom } from '@borong/contract'

export type Business = NonNullable<Input<typeof updateProfile>['body']['business']>

/** Unsent input, persisted over reloads: the buyer may have to look up the tax number. */
export const businessDraftAtom = storedAtom<Partial<Business>>('account.business_draft', {})
