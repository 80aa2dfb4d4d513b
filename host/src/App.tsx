import { useAtomValue, useLocation, RemoteContext } from '@borong/contract'
import { PageProvider, usePage, type Page } from '@borong/contract/host'
import { useRef, useState, type ReactNode } from 'react'
import { RouteOutlet } from './routing/RouteOutlet.tsx'
import { useCurrentRoute } from './routing/use-current-route.ts'
import { Boundary } from './shell/failures/RemoteBoundary.tsx'
import { CrashScreen } from './shell/failures/FailureScreen.tsx'
import { Frame } from './shell/Frame.tsx'
import { NextPreview } from './shell/Preview.tsx'
import { restartsAtom } from './shell/restarts.ts'
import { ToastRegion } from './shell/toasts/ToastRegion.tsx'
import { unitInStack } from './telemetry/unit-in-stack.ts'
import { HostEffects } from './HostEffects.tsx'
import { HostContext, type HostServices } from './page/host-context.ts'

interface AppProps {
  page: Page
  /** Null on the server. */
  host: HostServices | null
  router: (children: ReactNode) => ReactNode
}

/** The whole page, rendered by the server and by the browser. */
export const App = ({ page, host, router }: AppProps) => (
  <HostContext value={host}>
    <PageProvider page={page}>
      {router(
        <RemoteContext value={{ unit: 'host', version: page.modules.version('host') }}>
          <HostEffects />
          <LastResort>
            <CurrentFrame />
          </LastResort>
          {/* Outside the frame, which remounts when something in it fails. Toasts persist through that. */}
          <ToastRegion />
        </RemoteContext>,
      )}
    </PageProvider>
  </HostContext>
)

function CurrentFrame() {
  const route = useCurrentRoute()
  return (
    <Frame key={useAtomValue(restartsAtom)} kind={route?.frame ?? 'page'}>
      <NextPreview />
      <RouteOutlet />
    </Frame>
  )
}

/**
 * Catches errors of the host itself and of a page that throws as it unmounts. It reports them and shows a refresh page.
 */
function LastResort({ children }: { children: ReactNode }) {
  const page = usePage()
  const { pathname } = useLocation()
  const mended = useRef('')
  const [broken, setBroken] = useState('')
  const report = (error: unknown, componentStack: string) => {
    // A page that throws as it unmounts has left its region.
    const unit = unitInStack(`${(error as Error | null)?.stack}${componentStack}`)
    const from = unit === 'unknown' ? undefined : { unit, version: page.modules.version(unit) }
    page.telemetry.record({ type: 'error', error, from, context: { componentStack } })
  }
  return (
    <Boundary
      onError={(error, componentStack) => {
        report(error, componentStack)
        if (mended.current === pathname) setBroken(pathname)
        mended.current = pathname
      }}
      renderFailure={(error) =>
        broken === pathname ? (
          <CrashScreen error={error} />
        ) : (
          // Renders the route once more. A second error must stop here: React would unmount everything.
          <Boundary
            key={pathname}
            onError={report}
            renderFailure={(again) => <CrashScreen error={again} />}
          >
            {children}
          </Boundary>
        )
      }
    >
      {children}
    </Boundary>
  )
}
