import type { productGroup } from '@borong/api/search'
import type { Reply } from '@borong/contract'

export type Group = Reply<typeof productGroup>['data']
