import { resendUserOtp, verifyIdentity } from '@borong/api/verification'
import { call, useMessages, useNavigate } from '@borong/contract'
import { Band, Screen } from '../parts/Screen.tsx'
import { CodeForm } from './CodeForm.tsx'
import { changePath, CHANNELS, useContact } from './contact.ts'
import { useIdentity, type CodeChannel } from './identity.atoms.ts'
import { NoCode } from './NoCode.tsx'
import { useContactChanged } from './use-contact-changed.ts'

/** Verifies the code that was sent to the new phone number or email, which then replaces the old one. */
export function ChangeContactCode() {
  const t = useMessages()
  const contact = useContact()
  const navigate = useNavigate()
  const { state, storeSent, wait } = useIdentity()
  const changed = useContactChanged()
  const purpose = `change-${contact}` as const
  const sent = state.sent[purpose]

  const resend = async (channel: CodeChannel) => {
    const { data } = await call(resendUserOtp, {
      body: { request_id: sent!.requestId, channel },
    })
    storeSent(purpose, data)
  }
  return (
    <Screen title={t(`contact.verify.${contact}`)}>
      <Band>
        {sent && state[contact] ? (
          <CodeForm
            sent={sent}
            channels={CHANNELS[contact]}
            onCode={async (otp) => {
              await call(verifyIdentity, { body: { new_identity: state[contact], otp } })
              await changed(contact)
            }}
            leave={() => navigate('/profile', { replace: true })}
            onResend={resend}
            onWait={(seconds) => wait(purpose, seconds)}
          />
        ) : (
          <NoCode to={changePath(contact)} />
        )}
      </Band>
    </Screen>
  )
}
