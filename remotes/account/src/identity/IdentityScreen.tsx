import { useRoutePath } from '../parts/use-route-path.ts'
import { ChangeContact } from './ChangeContact.tsx'
import { ChangeContactCode } from './ChangeContactCode.tsx'
import { VerifyContact } from './VerifyContact.tsx'
import { VerifyContactCode } from './VerifyContactCode.tsx'
import { VerifyIdentity } from './VerifyIdentity.tsx'

/** All pages that verify a buyer, a phone number or an email: each of them often leads to another. */
export function IdentityScreen() {
  const path = useRoutePath()
  const isCode = path.endsWith('/otp')
  if (path === '/verify-identity') return <VerifyIdentity />
  if (path.startsWith('/change-')) return isCode ? <ChangeContactCode /> : <ChangeContact />
  return isCode ? <VerifyContactCode /> : <VerifyContact />
}
