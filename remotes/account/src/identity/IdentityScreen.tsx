import { useLocation } from '@borong/contract'
import { ChangeContact } from './ChangeContact.tsx'
import { ChangeContactCode } from './ChangeContactCode.tsx'
import { VerifyContact } from './VerifyContact.tsx'
import { VerifyContactCode } from './VerifyContactCode.tsx'
import { VerifyIdentity } from './VerifyIdentity.tsx'

/** All pages on which buyers prove themselves, their phone or their email: who opens one of them soon needs the next. */
export function IdentityScreen() {
  const { pathname } = useLocation()
  const isCode = pathname.endsWith('/otp')
  if (pathname === '/verify-identity') return <VerifyIdentity />
  if (pathname.startsWith('/change-')) return isCode ? <ChangeContactCode /> : <ChangeContact />
  return isCode ? <VerifyContactCode /> : <VerifyContact />
}
