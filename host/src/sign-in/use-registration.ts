import { register as registerCall } from '@borong/api/identity'
import { call, useAtom, useAtomValue, useTrack } from '@borong/contract'
import { useHost } from '../page/host-context.ts'
import { arrivalAtom } from './arrival.ts'
import { identifierOf } from './identifier.ts'
import { registrationAtom } from './registration.atoms.ts'

/** The current registration, and a function that creates the account. */
export function useRegistration() {
  const host = useHost()
  const track = useTrack()
  const [registration, change] = useAtom(registrationAtom)
  const { ajak } = useAtomValue(arrivalAtom)
  const identifier = identifierOf(registration.username)
  return {
    registration,
    change,
    identifier,
    /** Creates the account and logs in. An email registration needs the password, which has its own page. */
    async register(ota: string, password?: string) {
      const { data } = await call(registerCall, {
        body: {
          name: registration.name.trim(),
          username: identifier!.value,
          ota,
          ...(password ? { password } : {}),
          ...(isCode(ajak) ? { ajak } : {}),
        },
      })
      if (password) change({ step: 'done', password: '', repeated: '' })
      track({ name: 'sign_up', fields: { method: password ? 'email' : 'phone' } })
      host?.session.signIn(data)
    },
  }
}

// A mistyped link is no reason to refuse a registration.
const isCode = (ajak: string) => /^[\w-]{1,40}$/.test(ajak)
