import { atomWithStorage, useAtom, type Reply } from '@borong/contract'
import { inThisTab } from '@borong/ui/in-this-tab'

type Sent = Reply<'generateOtp'>['data']
export type CodeChannel = Sent['channel']
/** What a code is for. `self` proves who it is, the others prove that a number or an address is theirs. */
export type Purpose = 'self' | 'verify-phone' | 'verify-email' | 'change-phone' | 'change-email'

/** A code that is on its way. Kept over a reload, so that nobody has to wait or pay for a second one. */
export interface SentCode {
  requestId: string
  channel: CodeChannel
  /** Where it went, masked. */
  target: string
  /** From when on another one may be sent, by this device's clock, in epoch milliseconds. */
  resendAt: number
}

interface IdentityState {
  /** What was typed as the new ones. */
  phone: string
  email: string
  channel: 'whatsapp' | 'sms'
  /** The proof of who it is: good once, for a few minutes. */
  ota: string
  sent: Partial<Record<Purpose, SentCode>>
}

const empty: IdentityState = { phone: '', email: '', channel: 'whatsapp', ota: '', sent: {} }

const identityAtom = atomWithStorage<IdentityState>(
  'account.identity',
  empty,
  inThisTab<IdentityState>(),
  {
    getOnInit: true,
  },
)

/** Verifying and changing of phone and email, as far as it has come. */
export function useIdentity() {
  const [state, set] = useAtom(identityAtom)
  const change = (part: Partial<IdentityState>) => set((before) => ({ ...before, ...part }))
  const keep = (purpose: Purpose, code: SentCode | undefined) =>
    set((before) => ({ ...before, sent: { ...before.sent, [purpose]: code } }))
  return {
    state,
    change,
    keepSent: (purpose: Purpose, data: Sent) =>
      keep(purpose, {
        requestId: data.request_id,
        channel: data.channel,
        target: data.target,
        // The gateway's clock and this device's may differ, so only spans are taken over.
        resendAt: Date.now() + data.resend_in * 1000,
      }),
    wait(purpose: Purpose, seconds: number) {
      const code = state.sent[purpose]
      if (code) keep(purpose, { ...code, resendAt: Date.now() + seconds * 1000 })
    },
    forgetAll: () => set(empty),
  }
}
