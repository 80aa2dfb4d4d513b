import type { changePushSettings, pushSettings } from '@borong/api/push'
import type { Input, Reply } from '@borong/contract'

export type PushSettings = Reply<typeof pushSettings>['result']
export type PushChange = Input<typeof changePushSettings>['body']
