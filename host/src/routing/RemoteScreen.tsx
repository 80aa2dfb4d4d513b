import type { BootRoute } from '@borong/contract/release'
import { RemoteContext, useLocation, useParams } from '@borong/contract'
import { languageAtom, markHydrated, readable, usePage, useStore } from '@borong/contract/host'
import { exportName } from '@borong/contract/remote'
import { Suspense, use, useEffect, useMemo, useRef, useState, type ComponentType } from 'react'
import { useHost } from '../page/host-context.ts'
import { ScreenSkeleton } from '../shell/ScreenSkeleton.tsx'
import { RemoteBoundary } from '../shell/failures/RemoteBoundary.tsx'
import { prefetchCalls } from './first-calls.ts'
import { useArrival } from './use-arrival.ts'

/** A remote's screen in its own region, which also contains its errors and load failures. */
export function RemoteScreen({ route }: { route: BootRoute }) {
  const page = usePage()
  const params = useParams()
  const { pathname, search, key } = useLocation()
  const host = useHost()
  const [attempt, setAttempt] = useState(0)
  // Replies that arrive before hydration would make the screen differ from the server's HTML.
  const isRendered = key === 'default' && host?.hasScreen === true
  useEffect(() => {
    if (!isRendered) void prefetchCalls(page, route, params, search)
  }, [isRendered, page, route, params, search])
  // A region that throws is rendered once more: the error may have come from one state of its data.
  const repeated = useRef('')
  const repeat = () => {
    if (repeated.current === pathname) return false
    repeated.current = pathname
    retry()
    return true
  }
  const retry = () => {
    page.modules.retry(route.unit)
    page.messages.retry(route.unit)
    setAttempt(attempt + 1)
  }
  return (
    <RemoteBoundary
      key={`${pathname} ${attempt}`}
      unit={route.unit}
      onRetry={retry}
      onCrash={repeat}
    >
      <Suspense fallback={<ScreenSkeleton />}>
        <LoadedScreen route={route} />
      </Suspense>
    </RemoteBoundary>
  )
}

function LoadedScreen({ route: { unit, screen } }: { route: BootRoute }) {
  const page = usePage()
  const store = useStore()
  // Requested before the module suspends, so both requests run concurrently.
  const words = page.messages.ready(unit, store.get(languageAtom))
  const module = use(readable(page.modules.load(unit, screen)))
  use(words)
  const Screen = module[exportName(screen)] as ComponentType
  const version = page.modules.version(unit)
  const identity = useMemo(() => ({ unit, version }), [unit, version])
  return (
    <RemoteContext value={identity}>
      <div ref={markHydrated} data-remote={unit} data-version={version}>
        <Screen />
        <Arrived unit={unit} />
      </div>
    </RemoteContext>
  )
}

/** Mounts when the screen is mounted. */
function Arrived({ unit }: { unit: string }) {
  const { modules } = usePage()
  useEffect(() => modules.retain(unit), [modules, unit])
  useArrival()
  return null
}
