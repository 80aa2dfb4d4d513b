import type { updateProfile } from '@borong/api/users'
import { atomWithStorage, type Input } from '@borong/contract'

export type Business = NonNullable<Input<typeof updateProfile>['body']['business']>

/** Unsent input, persisted over reloads: the buyer may have to look up the tax number. */
export const businessDraftAtom = atomWithStorage<Partial<Business>>(
  'account.business_draft',
  {},
  undefined,
  { getOnInit: true },
)
