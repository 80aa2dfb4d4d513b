import { isApiError, Link, useMessages, useSubmit } from '@borong/contract'
import { Navigate } from '@borong/contract/host'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { Notice } from '@borong/ui/Notice'
import { Redirecting } from '../parts/Redirecting.tsx'
import { NewPassword } from '../parts/NewPassword.tsx'
import { SignInPage } from '../parts/SignInPage.tsx'
import { codeProblem } from '../error-messages.ts'
import { useCode } from '../use-code.ts'
import { useLeaveOnceLoggedIn } from '../use-leave.ts'
import { useRegistration } from '../use-registration.ts'

/** Asks for the password of a registration whose email is confirmed. */
export function RegisterPasswordScreen() {
  const t = useMessages()
  const { registration, change, identifier, register } = useRegistration()
  const { reset } = useCode('register', identifier?.value ?? '')
  const isLoggedIn = useLeaveOnceLoggedIn()
  const { password, repeated, ota } = registration

  const finish = useSubmit(() => register(ota, password))
  if (isLoggedIn) return <Redirecting />
  if (identifier?.type !== 'email' || ota === '') return <Navigate to="/register" replace />

  const isStale = isApiError(finish.error) && finish.error.reason === 'OTA_INVALID'
  return (
    <SignInPage
      title={t('register.passwordTitle')}
      lead={
        <>
          {t('register.passwordLead')} <b>{identifier.value}</b>
        </>
      }
    >
      <Form submit={finish} onSubmit={() => finish.start()}>
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={identifier.value}
          readOnly
          hidden
        />
        <NewPassword password={password} repeated={repeated} onChange={change} />
        {finish.error && (
          <Notice
            tone="error"
            live
            action={
              isStale && (
                <Button
                  variant="secondary"
                  size="small"
                  link={<Link to="/register" onClick={reset} />}
                >
                  {t('register.confirmAgain')}
                </Button>
              )
            }
          >
            {codeProblem(finish.error, t('network.title'))}
          </Notice>
        )}
        <Button type="submit" fullWidth loading={finish.busy}>
          {t('register.finish')}
        </Button>
      </Form>
    </SignInPage>
  )
}
