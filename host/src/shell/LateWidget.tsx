import { useLocation, useSession, Widget, inThisBrowser } from '@borong/contract'
import { useEffect, useReducer, useState } from 'react'
import { isGuests } from '../session/guests-keys.ts'
import { takeToasts } from './toasts/shown-otherwise.ts'

interface LateWidgetProps {
  name: string
  /** Also for guests who have stored data. */
  countsForGuests?: boolean
}

/** A non-critical count of the visitor. It loads after the page, so that it does not delay the first view. */
export function LateWidget({ name, countsForGuests = false }: LateWidgetProps) {
  const { loggedIn } = useSession()
  const { pathname } = useLocation()
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const begin = () => setTime(true)
    if (document.readyState === 'complete') return begin()
    window.addEventListener('load', begin, { once: true })
    return () => window.removeEventListener('load', begin)
  }, [])
  // The product that a guest puts into the cart on this page is counted too.
  const [, count] = useReducer((times: number) => times + 1, 0)
  useEffect(
    () =>
      takeToasts(() => {
        count()
        return false
      }),
    [],
  )
  if (!isTime || !(loggedIn || (countsForGuests && inThisBrowser.keys().some(isGuests))))
    return null
  // Mounts again on each page, so that a stale count is refetched.
  return <Widget key={pathname} name={name} />
}
