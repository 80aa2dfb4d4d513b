import { login } from '@borong/api/identity'
import {
  call,
  isApiError,
  toast,
  useMessages,
  useNavigate,
  useSearchParams,
  useSession,
  useSubmit,
  useTrack,
} from '@borong/contract'
import { useEffect, useRef, useState } from 'react'
import { useHost } from '../../page/host-context.ts'
import { socialProblem } from '../error-messages.ts'
import { takeVerifier } from '../social.ts'

/** Completes a social sign-in that returns to the login page. True while it is in progress. */
export function useSocialReturn(): boolean {
  const t = useMessages()
  const host = useHost()
  const track = useTrack()
  const { status } = useSession()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const ticket = query.get('social_ticket')
  const error = query.get('social_error')
  const [isEnding, setEnding] = useState(ticket !== null)
  const done = useRef(false)

  const messages: Readonly<Record<string, string>> = {
    cancelled: t('signIn.social.cancelled'),
    expired: t('signIn.social.expired'),
    email_not_verified: t('profile_login.EMAIL_NOT_VERIFIED'),
  }
  const tell = (message: string | undefined, reason: string | null) =>
    toast(message ?? t('error.title'), {
      type: reason === 'cancelled' ? 'default' : 'error',
      position: 'bottom-center',
      autoClose: 5000,
    })

  const finish = useSubmit(
    async () => {
      try {
        if (ticket === null) return tell(error ? messages[error] : undefined, error)
        const { data } = await call(login, {
          body: { type: 'social', ticket, verifier: takeVerifier() },
        })
        track({ name: 'login', fields: { method: 'social' } })
        host?.session.signIn(data)
      } catch (error) {
        if (!isApiError(error)) throw error
        if (error.status !== 401) tell(socialProblem(error, t('error.title')), null)
      } finally {
        setEnding(false)
      }
    },
    // The ticket is used up: a reload or a step back must not send it again.
    { leave: () => navigate('/login', { replace: true }) },
  )
  useEffect(() => {
    if (done.current || !host || status === 'unknown' || (ticket === null && error === null)) return
    done.current = true
    void finish.start()
  }, [host, status, ticket, error, finish])

  return isEnding
}
