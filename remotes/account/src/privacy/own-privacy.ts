import type { accountPrivacy } from '@borong/api/privacy'
import type { Reply } from '@borong/contract'

/** The copy of the buyer's data, the deletion of the account, and the reasons that keep it. */
export type Privacy = Reply<typeof accountPrivacy>['privacy']
