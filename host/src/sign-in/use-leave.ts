import {
  useAtomValue,
  useConfig,
  useNavigate,
  usePreviousPath,
  useSession,
  useStore,
} from '@borong/contract'
import { useEffect } from 'react'
import { afterLogin } from '../routing/after-login.ts'
import { arrivalAtom } from './arrival.ts'
import { loginAtom } from './login.atoms.ts'
import { registrationAtom } from './registration.atoms.ts'
import { sentCodeAtom } from './sent-code.atoms.ts'

/** Leaves sign-in for the visitor's destination and clears the input. */
export function useLeave(): () => void {
  const config = useConfig()
  const navigate = useNavigate()
  const previousPath = usePreviousPath()
  const store = useStore()
  return () => {
    const { search, referrer } = store.get(arrivalAtom)
    const next = afterLogin(
      { search, referrer, here: location.href, previousPath: previousPath() },
      config,
    )
    store.set(arrivalAtom, null)
    store.set(loginAtom, null)
    store.set(registrationAtom, null)
    store.set(sentCodeAtom, null)
    if (next.kind === 'document') location.replace(next.address)
    else void navigate(next.path, { replace: true })
  }
}

/** Redirects a logged-in buyer from a page of sign-in, also after a login in another tab. */
export function useLeaveOnceLoggedIn(): boolean {
  const { loggedIn } = useSession()
  const { step } = useAtomValue(registrationAtom)
  const navigate = useNavigate()
  const leave = useLeave()
  useEffect(() => {
    if (!loggedIn) return
    if (step === 'done') void navigate('/register/email/success', { replace: true })
    else leave()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- leaving happens once
  }, [loggedIn])
  return loggedIn
}
