import { useSession } from '@borong/contract'
import { Navigate } from '@borong/contract/host'
import { useNoteArrival } from '../arrival.ts'
import { useLeaveOnceLoggedIn } from '../use-leave.ts'
import { Leaving } from './Leaving.tsx'

/** Sends a guest on to sign in, and who is logged in straight to where they wanted. */
export function Redirect({ to }: { to: string }) {
  const { status } = useSession()
  useNoteArrival()
  useLeaveOnceLoggedIn()
  return status === 'guest' ? <Navigate to={to} replace /> : <Leaving />
}
