import type { sendOtp } from '@borong/api/verification'
import type { Reply } from '@borong/contract'
import { persistedAtom } from './persisted-atom.ts'

export type CodeChannel = Reply<typeof sendOtp>['data']['channel']

/** A code that was sent. It survives a reload, so that no buyer waits or pays for a second one. */
export interface SentCode {
  purpose: 'login' | 'register' | ''
  /** The sign-in or registration that it belongs to. */
  username: string
  requestId: string
  channel: CodeChannel
  target: string
  /** The earliest time for another one, by this device's clock, in epoch milliseconds. */
  resendAt: number
}

export const sentCodeAtom = persistedAtom<SentCode>('sign_in.code', {
  purpose: '',
  username: '',
  requestId: '',
  channel: 'whatsapp',
  target: '',
  resendAt: 0,
})
