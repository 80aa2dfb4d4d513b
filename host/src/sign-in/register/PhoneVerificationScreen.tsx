import { verifyRegister } from '@borong/api/identity'
import { call, toast, useMessages } from '@borong/contract'
import { maskPhone } from '@borong/api/rules/phone'
import { Navigate } from '@borong/contract/host'
import { ChannelChoice } from '../parts/ChannelChoice.tsx'
import { Redirecting } from '../parts/Redirecting.tsx'
import { SignInPage } from '../parts/SignInPage.tsx'
import { AccountLine } from '../parts/AccountLine.tsx'
import { useCode } from '../use-code.ts'
import { useLeaveOnceLoggedIn } from '../use-leave.ts'
import { useRegistration } from '../use-registration.ts'
import { RegistrationCode } from './RegistrationCode.tsx'

/** Confirms the phone number of a registration, which creates the account. */
export function PhoneVerificationScreen() {
  const t = useMessages()
  const { registration, change, identifier, register } = useRegistration()
  const code = useCode('register', identifier?.value ?? '')
  const isLoggedIn = useLeaveOnceLoggedIn()
  if (isLoggedIn) return <Redirecting />
  if (identifier?.type !== 'phone' || registration.name.trim() === '')
    return <Navigate to="/register" replace />

  const title = t('register.phoneTitle')
  if (!code.sent) {
    return (
      <SignInPage title={title} lead={t('signIn.code.choose')}>
        <AccountLine username={identifier.value} change="/register" />
        <ChannelChoice
          channels={registration.otpChannels}
          targets={{ phone: maskPhone(identifier.value) }}
          onChoose={(channel) => code.send(channel)}
        />
      </SignInPage>
    )
  }
  const { requestId } = code.sent
  return (
    <RegistrationCode
      title={title}
      code={code}
      sent={code.sent}
      submitLabel={t('register.finish')}
      onCode={async (otp) => {
        // If the number is confirmed and creating the account failed, no second code is needed.
        const ota =
          registration.ota ||
          (await call(verifyRegister, { body: { request_id: requestId, otp } })).data.ota
        change({ ota })
        await register(ota)
        toast(t('register.ready'), { type: 'success' })
      }}
    />
  )
}
