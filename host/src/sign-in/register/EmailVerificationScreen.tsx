import { verifyRegister } from '@borong/api/identity'
import { call, useMessages, useNavigate } from '@borong/contract'
import { Navigate } from '@borong/contract/host'
import { Redirecting } from '../parts/Redirecting.tsx'
import { useCode } from '../use-code.ts'
import { useLeaveOnceLoggedIn } from '../use-leave.ts'
import { useRegistration } from '../use-registration.ts'
import { RegistrationCode } from './RegistrationCode.tsx'

/** Confirms the email of a registration. The password is the next step. */
export function EmailVerificationScreen() {
  const t = useMessages()
  const navigate = useNavigate()
  const { change, identifier } = useRegistration()
  const code = useCode('register', identifier?.value ?? '')
  const isLoggedIn = useLeaveOnceLoggedIn()
  if (isLoggedIn) return <Redirecting />
  if (identifier?.type !== 'email' || !code.sent) return <Navigate to="/register" replace />

  const { requestId } = code.sent
  return (
    <RegistrationCode
      title={t('register.emailTitle')}
      code={code}
      sent={code.sent}
      submitLabel={t('signIn.next')}
      onCode={async (otp) => {
        const { data } = await call(verifyRegister, { body: { request_id: requestId, otp } })
        change({ step: 'password', ota: data.ota, otp: '' })
      }}
      leave={() => navigate('/register/email/password', { replace: true })}
    />
  )
}
