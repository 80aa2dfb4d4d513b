import type { cancellations } from '@borong/api/cancellations'
import type { Reply } from '@borong/contract'

export type Change = Reply<typeof cancellations>['result']
export type ChangeParcel = Change['parcels'][number]
export type ChangeLine = ChangeParcel['lines'][number]
