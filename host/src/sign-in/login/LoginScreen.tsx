import { checkUser } from '@borong/api/identity'
import {
  call,
  Link,
  useAtom,
  useMessages,
  useNavigate,
  usePreviousPath,
  useSetAtom,
  useStore,
  useSubmit,
} from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { useState, type FormEvent } from 'react'
import { useNoteArrival } from '../arrival.ts'
import { identifierOf, shownIdentifier, type Identifier } from '../identifier.ts'
import { loginAtom } from '../login.atoms.ts'
import { Agreement } from '../parts/Agreement.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { Leaving } from '../parts/Leaving.tsx'
import { PasskeyButton } from '../parts/PasskeyButton.tsx'
import { SessionEnd } from '../parts/SessionEnd.tsx'
import styles from '../parts/SignIn.module.css'
import { SignInPage } from '../parts/SignInPage.tsx'
import { SocialButton } from '../parts/SocialButton.tsx'
import { SupportLine } from '../parts/SupportLine.tsx'
import { UsernameField } from '../parts/UsernameField.tsx'
import { registrationAtom } from '../registration.atoms.ts'
import { useLeaveOnceLoggedIn } from '../use-leave.ts'
import { useSocialReturn } from './use-social-return.ts'

// Route matching ignores case.
const TO_CART = /^\/cart\b/i

type Answer = { identifier: Identifier; kind: 'invalid' | 'notRegistered' | 'notVerified' }

/** Asks for an email or a phone number, in one field. */
export function LoginScreen() {
  const t = useMessages()
  const navigate = useNavigate()
  const isForCart = TO_CART.test(usePreviousPath()())
  const [login, setLogin] = useAtom(loginAtom)
  const store = useStore()
  const setRegistration = useSetAtom(registrationAtom)
  const [answer, setAnswer] = useState<Answer | 'invalid'>()
  useNoteArrival()
  const isLoggedIn = useLeaveOnceLoggedIn()
  const isReturning = useSocialReturn()

  const check = useSubmit(
    async () => {
      const identifier = identifierOf(login.username)
      const stay = (why: Answer | 'invalid') => void setAnswer(why)
      if (!identifier) return stay('invalid')
      const { data } = await call(checkUser, { query: { username: identifier.value } })
      // The visitor changed the input in the meantime, so the answer is about another account.
      if (store.get(loginAtom).username !== login.username) return
      if (!data.exists) return stay({ identifier, kind: 'notRegistered' })
      const { email, whatsapp, sms } = data.channels
      if (!data.has_password && !email && !whatsapp && !sms)
        return stay({ identifier, kind: 'notVerified' })
      setLogin({
        step: data.has_password ? 'password' : 'otp',
        userId: data.user_id ?? '',
        hasPassword: data.has_password,
        maskedEmail: data.masked_email ?? '',
        maskedPhone: data.masked_phone ?? '',
        otpChannels: { email, whatsapp, sms },
        forgotPassword: false,
      })
      return data.has_password ? '/login/password' : '/login/otp'
    },
    { leave: (path) => path && navigate(path) },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void check.start()
  }
  const change = (username: string) => {
    setAnswer(undefined)
    check.reset()
    setLogin({ username, password: '', otp: '' })
  }
  if (isLoggedIn || isReturning) return <Leaving />

  const known = typeof answer === 'object' ? answer : undefined
  const error =
    answer === 'invalid'
      ? t('signIn.username.invalid')
      : known && t(`signIn.${known.kind}.${known.identifier.type}`)
  return (
    <SignInPage
      title={t('signIn.title')}
      lead={t(isForCart ? 'signIn.leadToCart' : 'signIn.lead')}
      foot={
        <>
          {t('signIn.noAccount')}
          <Link className={styles.link} to="/register">
            {t('signIn.toRegister')}
          </Link>
        </>
      }
    >
      <SessionEnd />
      <form className={styles.form} noValidate onSubmit={submit}>
        <UsernameField value={login.username} onChange={change} error={error} />
        {known?.kind === 'notRegistered' && (
          <Button
            variant="secondary"
            link={
              <Link to="/register" onClick={() => setRegistration({ username: login.username })} />
            }
          >
            {t('signIn.registerAs', { username: shownIdentifier(known.identifier.value) })}
          </Button>
        )}
        {known?.kind === 'notVerified' && <SupportLine />}
        <ErrorNotice error={check.error} />
        <Button type="submit" fullWidth loading={check.busy}>
          {t('signIn.next')}
        </Button>
      </form>
      <SocialButton />
      <Agreement />
      <PasskeyButton />
    </SignInPage>
  )
}
