import type { BootRoute } from '@borong/contract/release'
import { useLocation, useSession } from '@borong/contract'
import { Navigate, usePage } from '@borong/contract/host'
import { useEffect, useState, type ReactNode } from 'react'
import { useHost } from '../page/host-context.ts'
import { AdultOnly } from './AdultOnly.tsx'
import { FirstLoader } from '../shell/FirstLoader.tsx'

/** Admits a visitor to a route, waits for its requirements, or redirects to the login page. */
export function Guarded({ route, children }: { route: BootRoute; children: ReactNode }) {
  switch (route.guard) {
    case 'public':
      return children
    case 'guest':
      return <WithGuestToken>{children}</WithGuestToken>
    case 'login':
      return <BuyersOnly>{children}</BuyersOnly>
    case 'adult':
      return (
        <BuyersOnly>
          <AdultOnly>{children}</AdultOnly>
        </BuyersOnly>
      )
  }
}

// A buyer is admitted while the session is resumed, also offline: each call of the page needs its access token.
function BuyersOnly({ children }: { children: ReactNode }) {
  const { status } = useSession()
  if (status === 'unknown') return <FirstLoader />
  return status === 'buyer' ? children : <Navigate to="/login" replace />
}

function WithGuestToken({ children }: { children: ReactNode }) {
  const { boot } = usePage()
  const { key } = useLocation()
  const host = useHost()
  const session = useSession()
  const [isAnswered, setAnswered] = useState(false)
  const isMissing = session.status === 'guest' && !session.hasGuestToken
  useEffect(() => {
    if (isMissing) void host?.session.ensureGuest().then(() => setAnswered(true))
  }, [isMissing, host])
  // Content of the document stays visible. The screen itself shows the failure of a missing token.
  const cameWithDocument = key === 'default' && (boot.data.length > 0 || host?.isHydrated === true)
  const isReady = !isMissing || isAnswered || cameWithDocument
  return isReady ? children : <FirstLoader />
}
