import { useSession, Widget } from '@borong/contract'

/** N-07: the bills that a buyer has to pay soon. The code is loaded for buyers only. */
export function DueSection() {
  const { loggedIn } = useSession()
  return loggedIn && <Widget name="billing/due-bills" />
}
