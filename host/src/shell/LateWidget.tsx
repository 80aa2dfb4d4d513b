import { useLocation, useSession, Widget } from '@borong/contract'
import { useEffect, useState } from 'react'
import { isGuests } from '../session/guests-keys.ts'

interface LateWidgetProps {
  name: string
  /** Also for guests, once they have something that is kept for them. */
  countsForGuests?: boolean
}

/** The visitor's own count, that nobody waits for: it comes when the page has loaded, so that it takes nothing from the first view. */
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
  if (!isTime || !(loggedIn || (countsForGuests && keepsForGuest()))) return null
  // Begun anew with each page, so that a count which has become old is read again.
  return <Widget key={pathname} name={name} />
}

function keepsForGuest(): boolean {
  try {
    return Object.keys(localStorage).some(isGuests)
  } catch {
    return false
  }
}
