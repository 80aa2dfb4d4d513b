import { isApiError, useAtom, useMessages, useSubmit } from '@borong/contract'
import { CodeEntry } from '../parts/CodeEntry.tsx'
import { Resend } from '../parts/Resend.tsx'
import { SignInPage } from '../parts/SignInPage.tsx'
import { AccountLine } from '../parts/AccountLine.tsx'
import { registrationAtom } from '../registration.atoms.ts'
import type { SentCode } from '../sent-code.atoms.ts'
import type { useCode } from '../use-code.ts'

interface RegistrationCodeProps {
  title: string
  code: ReturnType<typeof useCode>
  sent: SentCode
  submitLabel: string
  onCode: (otp: string) => Promise<void>
  /** Moves the visitor after a correct code. */
  leave?: () => unknown
}

const byEmail = { email: true, whatsapp: false, sms: false }

/** The form for the code that confirms the email or phone of a registration. */
export function RegistrationCode({
  title,
  code,
  sent,
  submitLabel,
  onCode,
  leave,
}: RegistrationCodeProps) {
  const t = useMessages()
  const [registration, change] = useAtom(registrationAtom)
  const enter = useSubmit(
    async (otp: string) => {
      try {
        await onCode(otp)
      } catch (error) {
        // A wrong code has to be entered again; after a network failure the same code can be sent again.
        if (isApiError(error) && error.kind !== 'network')
          change({ otp: '', ...(error.reason === 'OTA_INVALID' ? { ota: '' } : {}) })
        throw error
      }
    },
    { leave },
  )
  return (
    <SignInPage
      title={title}
      lead={
        <>
          {t(`signIn.code.sent.${sent.channel}`)} <b>{sent.target}</b>
        </>
      }
    >
      <AccountLine username={sent.username} change="/register" />
      <CodeEntry
        sent={sent}
        code={registration.otp}
        onCode={(otp) => change({ otp })}
        submit={enter}
        submitLabel={submitLabel}
      />
      <Resend
        sent={sent}
        channels={sent.channel === 'email' ? byEmail : registration.otpChannels}
        onResend={async (channel) => {
          await code.sendAgain(channel)
          enter.reset()
          change({ otp: '', ota: '' })
        }}
        onWait={code.wait}
      />
    </SignInPage>
  )
}
