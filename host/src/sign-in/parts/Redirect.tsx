import { useSession } from '@borong/contract'
import { Navigate } from '@borong/contract/host'
import { useNoteArrival } from '../arrival.ts'
import { useLeaveOnceLoggedIn } from '../use-leave.ts'
import { Redirecting } from './Redirecting.tsx'

/** Redirects a guest to sign-in, and a logged-in buyer to the destination. */
export function Redirect({ to }: { to: string }) {
  const { status } = useSession()
  useNoteArrival()
  useLeaveOnceLoggedIn()
  return status === 'guest' ? <Navigate to={to} replace /> : <Redirecting />
}
