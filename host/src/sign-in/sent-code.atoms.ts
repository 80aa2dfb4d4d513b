import type { Reply } from '@borong/contract'
import { keptAtom } from './kept-atom.ts'

export type CodeChannel = Reply<'sendOtp'>['data']['channel']

/** A code that is on its way. Kept over a reload, so that nobody has to wait or pay for a second one. */
export interface SentCode {
  purpose: 'login' | 'register' | ''
  /** Whose sign-in or registration it belongs to. */
  username: string
  requestId: string
  channel: CodeChannel
  target: string
  /** From when on another one may be sent, by this device's clock, in epoch milliseconds. */
  resendAt: number
}

export const sentCodeAtom = keptAtom<SentCode>('sign_in.code', {
  purpose: '',
  username: '',
  requestId: '',
  channel: 'whatsapp',
  target: '',
  resendAt: 0,
})
