import type { apiKeys } from '@borong/api/connect'
import type { Reply } from '@borong/contract'

export type ApiKey = Reply<typeof apiKeys>['keys'][number]
