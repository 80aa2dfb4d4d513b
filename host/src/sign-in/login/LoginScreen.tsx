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
import { Form } from '@borong/ui/Form'
import { useState } from 'react'
import { useNoteArrival } from '../arrival.ts'
import { identifierOf, shownIdentifier, type Identifier } from '../identifier.ts'
import { loginAtom } from '../login.atoms.ts'
import { Agreement } from '../parts/Agreement.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { Redirecting } from '../parts/Redirecting.tsx'
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

type Answer = { identifier: Identifier; kind: 'notRegistered' | 'notVerified' }

/** Asks for an email or a phone number, in one field. */
export function LoginScreen() {
  const t = useMessages()
  const navigate = useNavigate()
  const isForCart = TO_CART.test(usePreviousPath()())
  const [login, setLogin] = useAtom(loginAtom)
  const store = useStore()
  const setRegistration = useSetAtom(registrationAtom)
  const [answer, setAnswer] = useState<Answer>()
  useNoteArrival()
  const isLoggedIn = useLeaveOnceLoggedIn()
  const isReturning = useSocialReturn()

  const check = useSubmit(
    async () => {
      const identifier = identifierOf(login.username)
      if (!identifier) return null
      const stay = (why: Answer) => {
        setAnswer(why)
        return null
      }
      const { data } = await call(checkUser, { query: { username: identifier.value } })
      // The visitor changed the input in the meantime, so the answer is about another account.
      if (store.get(loginAtom).username !== login.username) return null
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
  const change = (username: string) => {
    setAnswer(undefined)
    setLogin({ username, password: '', otp: '' })
  }
  if (isLoggedIn || isReturning) return <Redirecting />

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
      <Form submit={check} onSubmit={() => check.start()}>
        <UsernameField
          value={login.username}
          onChange={change}
          error={answer && t(`signIn.${answer.kind}.${answer.identifier.type}`)}
        />
        {answer?.kind === 'notRegistered' && (
          <Button
            variant="secondary"
            link={
              <Link to="/register" onClick={() => setRegistration({ username: login.username })} />
            }
          >
            {t('signIn.registerAs', { username: shownIdentifier(answer.identifier.value) })}
          </Button>
        )}
        {answer?.kind === 'notVerified' && <SupportLine />}
        <ErrorNotice error={check.error} />
        <Button type="submit" fullWidth loading={check.busy}>
          {t('signIn.next')}
        </Button>
      </Form>
      <SocialButton />
      <Agreement />
      <PasskeyButton />
    </SignInPage>
  )
}
