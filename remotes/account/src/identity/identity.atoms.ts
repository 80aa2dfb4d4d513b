import type { generateOtp } from '@borong/api/verification'
import { useAtom, type Reply, storedAtom, inThisTab } from '@borong/contract'

type Sent = Reply<typeof generateOtp>['data']
export type CodeChannel = Sent['channel']
/** The purpose of a code. `self` proves the buyer's identity, the others verify a phone number or an email. */
export type Purpose = 'self' | 'verify-phone' | 'verify-email' | 'change-phone' | 'change-email'

/** A code that was sent. Persisted over a reload, so that the buyer does not wait or pay for a second one. */
export interface SentCode {
  requestId: string
  channel: CodeChannel
  /** The masked recipient. */
  target: string
  /** The earliest time for another code, by this device's clock, in epoch milliseconds. */
  resendAt: number
}

interface IdentityState {
  /** The input for the new contacts. */
  phone: string
  email: string
  channel: 'whatsapp' | 'sms'
  /** The proof of identity: valid once, for a few minutes. */
  ota: string
  sent: Partial<Record<Purpose, SentCode>>
}

const empty: IdentityState = { phone: '', email: '', channel: 'whatsapp', ota: '', sent: {} }

const identityAtom = storedAtom('account.identity', empty, inThisTab)

/** The progress of verifying and changing phone and email. */
export function useIdentity() {
  const [state, set] = useAtom(identityAtom)
  const change = (part: Partial<IdentityState>) => set((before) => ({ ...before, ...part }))
  const store = (purpose: Purpose, code: SentCode | undefined) =>
    set((before) => ({ ...before, sent: { ...before.sent, [purpose]: code } }))
  return {
    state,
    change,
    storeSent: (purpose: Purpose, data: Sent) =>
      store(purpose, {
        requestId: data.request_id,
        channel: data.channel,
        target: data.target,
        // The gateway's clock and this device's may differ, so only durations are used.
        resendAt: Date.now() + data.resend_in * 1000,
      }),
    wait(purpose: Purpose, seconds: number) {
      const code = state.sent[purpose]
      if (code) store(purpose, { ...code, resendAt: Date.now() + seconds * 1000 })
    },
    clear: () => set(empty),
  }
}
