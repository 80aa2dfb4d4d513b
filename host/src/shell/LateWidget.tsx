import { useLocation, useSession, Widget } from '@borong/contract'
import { useEffect, useState } from 'react'

/** A buyer's own count, that nobody waits for: it comes when the page has loaded, so that it takes nothing from the first view. */
export function LateWidget({ name }: { name: string }) {
  const { loggedIn } = useSession()
  const { pathname } = useLocation()
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const begin = () => setTime(true)
    if (document.readyState === 'complete') return begin()
    window.addEventListener('load', begin, { once: true })
    return () => window.removeEventListener('load', begin)
  }, [])
  // Begun anew with each page, so that a count which has become old is read again.
  return isTime && loggedIn && <Widget key={pathname} name={name} />
}
