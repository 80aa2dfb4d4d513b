import { checkUser } from '@borong/api/identity'
import {
  call,
  Link,
  useMessages,
  useNavigate,
  useSetAtom,
  useStore,
  useSubmit,
} from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { TextField } from '@borong/ui/TextField'
import { useState } from 'react'
import { useNoteArrival } from '../arrival.ts'
import { shownIdentifier, type Identifier } from '../identifier.ts'
import { loginAtom } from '../login.atoms.ts'
import { Agreement } from '../parts/Agreement.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { Redirecting } from '../parts/Redirecting.tsx'
import styles from '../parts/SignIn.module.css'
import { SignInPage } from '../parts/SignInPage.tsx'
import { SocialButton } from '../parts/SocialButton.tsx'
import { UsernameField } from '../parts/UsernameField.tsx'
import { registrationAtom } from '../registration.atoms.ts'
import { useCode } from '../use-code.ts'
import { useLeaveOnceLoggedIn } from '../use-leave.ts'
import { useRegistration } from '../use-registration.ts'

/** Asks a new buyer for a name, and for an email or a phone number that a code will confirm. */
export function RegisterScreen() {
  const t = useMessages()
  const navigate = useNavigate()
  const setLogin = useSetAtom(loginAtom)
  const { registration, change, identifier } = useRegistration()
  const [taken, setTaken] = useState<Identifier>()
  const code = useCode('register', identifier?.value ?? '')
  useNoteArrival()
  const isLoggedIn = useLeaveOnceLoggedIn()
  const store = useStore()
  // The visitor changed the input during the request, so the answer is about another account.
  const isAnother = () => store.get(registrationAtom).username !== registration.username

  const begin = useSubmit(
    async () => {
      if (!identifier) return null
      const { data } = await call(checkUser, { query: { username: identifier.value } })
      if (isAnother()) return null
      if (data.exists) {
        setTaken(identifier)
        return null
      }
      change({ step: 'otp', otp: '', ota: '' })
      if (identifier.type === 'phone') return '/register/phone/verification'
      // An email has only one channel, so there is no choice.
      if (!code.sent) await code.send('email')
      return isAnother() ? null : '/register/email/verification'
    },
    { leave: (path) => path && navigate(path) },
  )
  if (isLoggedIn) return <Redirecting />

  const username = registration.username
  return (
    <SignInPage
      title={t('register.title')}
      lead={t('register.lead')}
      foot={
        <>
          {t('register.haveAccount')}
          <Link className={styles.link} to="/login">
            {t('register.toLogin')}
          </Link>
        </>
      }
    >
      <Form submit={begin} onSubmit={() => begin.start()}>
        <TextField
          name="name"
          label={t('register.name.label')}
          hint={t('register.name.hint')}
          autoComplete="name"
          maxLength={100}
          value={registration.name}
          onChange={(name) => change({ name })}
          invalid={registration.name.trim() === '' && t('register.name.missing')}
        />
        <UsernameField
          value={username}
          onChange={(value) => {
            setTaken(undefined)
            change({ username: value, ota: '' })
          }}
          error={taken && t(`register.taken.${taken.type}`)}
        />
        {taken && (
          <Button
            variant="secondary"
            link={<Link to="/login" onClick={() => setLogin({ username })} />}
          >
            {t('register.loginAs', { username: shownIdentifier(taken.value) })}
          </Button>
        )}
        <ErrorNotice error={begin.error} />
        <Agreement />
        <Button type="submit" fullWidth loading={begin.busy}>
          {t('register.next')}
        </Button>
      </Form>
      <SocialButton />
    </SignInPage>
  )
}
