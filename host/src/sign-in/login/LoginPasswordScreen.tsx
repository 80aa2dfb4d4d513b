import { login as loginCall } from '@borong/api/identity'
import {
  call,
  isApiError,
  useAtom,
  useMessages,
  useNavigate,
  useSubmit,
  useTrack,
} from '@borong/contract'
import { Navigate } from '@borong/contract/host'
import { Button } from '@borong/ui/Button'
import { Notice } from '@borong/ui/Notice'
import { TextField } from '@borong/ui/TextField'
import { useRef, useState, type FormEvent } from 'react'
import { useHost } from '../../page/host-context.ts'
import { identifierOf } from '../identifier.ts'
import { loginAtom } from '../login.atoms.ts'
import { Leaving } from '../parts/Leaving.tsx'
import styles from '../parts/SignIn.module.css'
import { SignInPage } from '../parts/SignInPage.tsx'
import { SupportLine } from '../parts/SupportLine.tsx'
import { Who } from '../parts/Who.tsx'
import { codeProblem, loginProblem } from '../problem-words.ts'
import { useLeaveOnceLoggedIn } from '../use-leave.ts'

/** Asks for the password of the account from the previous page. */
export function LoginPasswordScreen() {
  const t = useMessages()
  const host = useHost()
  const track = useTrack()
  const navigate = useNavigate()
  const [login, setLogin] = useAtom(loginAtom)
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isLoggedIn = useLeaveOnceLoggedIn()
  const username = identifierOf(login.username)?.value
  const channels = Object.values(login.otpChannels).some(Boolean)

  const enter = useSubmit(async () => {
    setMissing(login.password === '')
    if (login.password === '') return field.current?.focus()
    try {
      const { data } = await call(loginCall, {
        body: { type: 'password', username: username!, password: login.password },
      })
      track({ name: 'login', fields: { method: 'password' } })
      host?.session.signIn(data)
    } catch (error) {
      if (isApiError(error) && loginProblem(error) === 'PASSWORD_NOT_VALID') field.current?.focus()
      throw error
    }
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void enter.start()
  }
  const toCode = (forgotPassword: boolean) => {
    setLogin({ step: 'otp', forgotPassword, ...(forgotPassword ? { password: '' } : {}) })
    void navigate('/login/otp')
  }
  if (isLoggedIn) return <Leaving />
  if (!username) return <Navigate to="/login" replace />

  const problem = enter.error && loginProblem(enter.error)
  const wrong = problem === 'PASSWORD_NOT_VALID' ? t('profile_login.PASSWORD_NOT_VALID') : undefined
  return (
    <SignInPage title={t('signIn.password.title')}>
      <Who username={username} change="/login" />
      <form className={styles.form} noValidate onSubmit={submit}>
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={username}
          readOnly
          hidden
        />
        <TextField
          ref={field}
          type="password"
          name="password"
          label={t('signIn.password.label')}
          revealLabel={t('signIn.password.reveal')}
          concealLabel={t('signIn.password.conceal')}
          autoComplete="current-password"
          enterKeyHint="go"
          value={login.password}
          onChange={(password) => {
            setMissing(false)
            setLogin({ password })
          }}
          error={isMissing ? t('signIn.password.missing') : wrong}
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
      </form>
    </SignInPage>
  )
}
