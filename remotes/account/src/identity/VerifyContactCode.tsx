import { generateOtp, verifyOtp } from '@borong/api/verification'
import { call, useMessages, useNavigate } from '@borong/contract'
import { Band, Screen } from '../parts/Screen.tsx'
import { CodeForm } from './CodeForm.tsx'
import { CHANNELS, useContact, verifyPath } from './contact.ts'
import { useIdentity, type CodeChannel } from './identity.atoms.ts'
import { NoCode } from './NoCode.tsx'
import { useContactChanged } from './use-contact-changed.ts'

/** Verifies the code that was sent to the buyer's own phone number or email. */
export function VerifyContactCode() {
  const t = useMessages()
  const contact = useContact()
  const navigate = useNavigate()
  const { state, storeSent, wait } = useIdentity()
  const changed = useContactChanged()
  const purpose = `verify-${contact}` as const
  const sent = state.sent[purpose]

  const resend = async (channel: CodeChannel) => {
    const { data } = await call(generateOtp, { body: { type: `verify_${contact}`, channel } })
    storeSent(purpose, data)
  }
  return (
    <Screen title={t(`contact.verify.${contact}`)}>
      <Band>
        {sent ? (
          <CodeForm
            sent={sent}
            channels={CHANNELS[contact]}
            onCode={async (otp) => {
              await call(verifyOtp, { body: { request_id: sent.requestId, otp } })
              await changed(contact)
            }}
            leave={() => navigate('/profile', { replace: true })}
            onResend={resend}
            onWait={(seconds) => wait(purpose, seconds)}
          />
        ) : (
          <NoCode to={verifyPath(contact)} />
        )}
      </Band>
    </Screen>
  )
}
