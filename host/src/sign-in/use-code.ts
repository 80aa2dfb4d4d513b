import { resendOtp, sendOtp } from '@borong/api/verification'
import { call, isApiError, useAtom, type Reply } from '@borong/contract'
import { sentCodeAtom, type CodeChannel } from './sent-code.atoms.ts'

type Sent = Reply<typeof sendOtp>['data']

/**
 * The one-time code of a sign-in or a registration: the code that was sent, and functions to send one or another one.
 */
export function useCode(purpose: 'login' | 'register', username: string) {
  const [sent, setSent] = useAtom(sentCodeAtom)
  const isSent = sent.requestId !== '' && sent.purpose === purpose && sent.username === username
  const store = (data: Sent) => {
    const now = Date.now()
    setSent({
      purpose,
      username,
      requestId: data.request_id,
      channel: data.channel,
      target: data.target,
      // The gateway's clock and this device's may differ, so only durations are used.
      resendAt: now + data.resend_in * 1000,
    })
  }
  const send = async (channel: CodeChannel) => {
    const { data } = await call(sendOtp, { body: { type: purpose, username, channel } })
    store(data)
  }
  return {
    sent: isSent ? sent : undefined,
    send,
    async sendAgain(channel: CodeChannel) {
      try {
        const { data } = await call(resendOtp, { body: { request_id: sent.requestId, channel } })
        store(data)
      } catch (error) {
        // The code has expired on the gateway, so a first one is sent again.
        if (!isApiError(error) || error.reason !== 'OTP_EXPIRED') throw error
        await send(channel)
      }
    },
    /** Sets the wait before another code may be sent. */
    wait: (seconds: number) => setSent({ resendAt: Date.now() + seconds * 1000 }),
    /** Clears the sent code: the address or number has to be confirmed again. */
    reset: () => setSent(null),
  }
}
