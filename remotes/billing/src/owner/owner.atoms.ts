import { storedAtom } from '@borong/contract'

/** An empty company is the buyer. */
export interface ChosenOwner {
  company?: string
  centre?: string
}

/** The last company and cost centre, proposed for the next bill. */
export const ownerAtom = storedAtom<ChosenOwner>('billing.owner', {})
