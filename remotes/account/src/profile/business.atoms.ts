import type { updateProfile, userProfile } from '@borong/api/users'
import { type Input, type Reply, storedAtom } from '@borong/contract'

type Sent = NonNullable<Input<typeof updateProfile>['body']['business']>

export interface Business extends Omit<Sent, 'documents'> {
  documents?: Readonly<NonNullable<Reply<typeof userProfile>['result']['business']['documents']>>
}

/** Unsent input, persisted over reloads: the buyer may have to look up the tax number. */
export const businessDraftAtom = storedAtom<Partial<Business>>('account.business_draft', {})
