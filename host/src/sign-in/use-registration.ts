import { call, useAtom } from '@borong/contract'
import { useHost } from '../page/host-context.ts'
import { identifierOf } from './identifier.ts'
import { registrationAtom } from './registration.atoms.ts'

/** The registration that is under way, and making the account out of it. */
export function useRegistration() {
  const host = useHost()
  const [registration, change] = useAtom(registrationAtom)
  const identifier = identifierOf(registration.username)
  return {
    registration,
    change,
    identifier,
    /** Makes the account and logs in. By email it needs the password, which stands on a page of its own. */
    async register(ota: string, password?: string) {
      const { data } = await call('register', {
        body: {
          name: registration.name.trim(),
          username: identifier!.value,
          ota,
          ...(password ? { password } : {}),
        },
      })
      if (password) change({ step: 'done', password: '', repeated: '' })
      host?.session.signIn(data)
    },
  }
}
