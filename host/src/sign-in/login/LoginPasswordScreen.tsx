import { login as loginCall } from '@borong/api/identity'
import { call, useAtom, useMessages, useNavigate, useSubmit, useTrack } from '@borong/contract'
import { Navigate } from '@borong/contract/host'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { Notice } from '@borong/ui/Notice'
import { TextField } from '@borong/ui/TextField'
import { useHost } from '../../page/host-context.ts'
import { identifierOf } from '../identifier.ts'
import { loginAtom } from '../login.atoms.ts'
import { Redirecting } from '../parts/Redirecting.tsx'
import styles from '../parts/SignIn.module.css'
import { SignInPage } from '../parts/SignInPage.tsx'
import { SupportLine } from '../parts/SupportLine.tsx'
import { AccountLine } from '../parts/AccountLine.tsx'
import { codeProblem, loginProblem } from '../error-messages.ts'
import { useLeaveOnceLoggedIn } from '../use-leave.ts'

/** Asks for the password of the account from the previous page. */
export function LoginPasswordScreen() {
  const t = useMessages()
  const host = useHost()
  const track = useTrack()
  const navigate = useNavigate()
  const [login, setLogin] = useAtom(loginAtom)
  const isLoggedIn = useLeaveOnceLoggedIn()
  const username = identifierOf(login.username)?.value
  const channels = Object.values(login.otpChannels).some(Boolean)

  const enter = useSubmit(async () => {
    const { data } = await call(loginCall, {
      body: { type: 'password', username: username!, password: login.password },
    })
    track({ name: 'login', fields: { method: 'password' } })
    host?.session.signIn(data)
  })
  const toCode = (forgotPassword: boolean) => {
    setLogin({ step: 'otp', forgotPassword, ...(forgotPassword ? { password: '' } : {}) })
    void navigate('/login/otp')
  }
  if (isLoggedIn) return <Redirecting />
  if (!username) return <Navigate to="/login" replace />

  const problem = enter.error && loginProblem(enter.error)
  return (
    <SignInPage title={t('signIn.password.title')}>
      <AccountLine username={username} change="/login" />
      <Form submit={enter} onSubmit={() => enter.start()}>
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={username}
          readOnly
          hidden
        />
        <TextField
          type="password"
          name="password"
          label={t('signIn.password.label')}
          revealLabel={t('signIn.password.reveal')}
          concealLabel={t('signIn.password.conceal')}
          autoComplete="current-password"
          enterKeyHint="go"
          value={login.password}
          onChange={(password) => setLogin({ password })}
          error={problem === 'PASSWORD_NOT_VALID' && t('profile_login.PASSWORD_NOT_VALID')}
          invalid={login.password === '' && t('signIn.password.missing')}
        />
        {enter.error && problem === 'EMAIL_NOT_VERIFIED' && (
          <Notice tone="error" live action={!channels && <SupportLine />}>
            {t('profile_login.EMAIL_NOT_VERIFIED')}
          </Notice>
        )}
        {enter.error && problem === 'LOGIN_ERROR' && (
          <Notice tone="error" live title={t('profile_login.LOGIN_ERROR')}>
            {codeProblem(enter.error, t('network.title'))}
          </Notice>
        )}
        <Button type="submit" fullWidth loading={enter.busy}>
          {t('signIn.enter')}
        </Button>
        {channels ? (
          <div className={styles.row}>
            <Button variant="ghost" onClick={() => toCode(false)}>
              {t('signIn.withCode')}
            </Button>
            <Button variant="ghost" onClick={() => toCode(true)}>
              {t('signIn.forgot')}
            </Button>
          </div>
        ) : (
          <div className={styles.row}>
            <span>{t('signIn.forgot')}</span>
            <SupportLine />
          </div>
        )}
      </Form>
    </SignInPage>
  )
}
