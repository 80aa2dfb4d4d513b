import { call, isFault, useAtom, type Reply } from '@borong/contract'
import { sentCodeAtom, type CodeChannel } from './sent-code.atoms.ts'

type Sent = Reply<'sendOtp'>['data']

/** The one-time code of a sign-in or a registration: what was sent, and sending one, or another one. */
export function useCode(purpose: 'login' | 'register', username: string) {
  const [sent, setSent] = useAtom(sentCodeAtom)
  const isSent = sent.requestId !== '' && sent.purpose === purpose && sent.username === username
  const keep = (data: Sent) => {
    const now = Date.now()
    setSent({
      purpose,
      username,
      requestId: data.request_id,
      channel: data.channel,
      target: data.target,
      // The gateway's clock and this device's may differ, so only spans are taken over.
      resendAt: now + data.resend_in * 1000,
    })
  }
  const send = async (channel: CodeChannel) => {
    const { data } = await call('sendOtp', { body: { type: purpose, username, channel } })
    keep(data)
  }
  return {
    sent: isSent ? sent : undefined,
    send,
    async sendAgain(channel: CodeChannel) {
      try {
        const { data } = await call('resendOtp', { body: { request_id: sent.requestId, channel } })
        keep(data)
      } catch (fault) {
        // So old that the gateway knows it no more: then it is a first one again.
        if (!isFault(fault) || fault.reason !== 'OTP_EXPIRED') throw fault
        await send(channel)
      }
    },
    /** Another one may be sent only after so many seconds. */
    wait: (seconds: number) => setSent({ resendAt: Date.now() + seconds * 1000 }),
    /** Forgets what was sent: the address or number has to be confirmed anew. */
    forget: () => setSent(null),
  }
}
