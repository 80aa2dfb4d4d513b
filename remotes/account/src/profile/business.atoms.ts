import { atomWithStorage, type Input } from '@borong/contract'

export type Business = NonNullable<Input<'updateProfile'>['body']['business']>

/** What was begun and not sent: kept over reloads, for a tax number has to be looked up. */
export const businessDraftAtom = atomWithStorage<Partial<Business>>(
  'account.business_draft',
  {},
  undefined,
  { getOnInit: true },
)
