import { useLocation, RemoteContext } from '@borong/contract'
import { PageProvider, usePage, type Page } from '@borong/contract/host'
import { useRef, useState, type ReactNode } from 'react'
import { RouteOutlet } from './routing/RouteOutlet.tsx'
import { useCurrentRoute } from './routing/use-current-route.ts'
import { Boundary } from './shell/failures/RemoteBoundary.tsx'
import { CrashScreen } from './shell/failures/FailureScreen.tsx'
import { Frame } from './shell/Frame.tsx'
import { NextPreview } from './shell/Preview.tsx'
import { ToastRegion } from './shell/toasts/ToastRegion.tsx'
import { Live } from './Live.tsx'
import { HostContext } from './page/host-context.ts'
import type { BrowserPage } from './page/browser-page.ts'

interface AppProps {
  page: Page
  /** Only in a browser. */
  host: Omit<BrowserPage, 'page'> | null
  router: (children: ReactNode) => ReactNode
}

/** The whole page, the same on the server and in the browser. */
export const App = ({ page, host, router }: AppProps) => (
  <HostContext value={host}>
    <PageProvider page={page}>
      {router(
        <RemoteContext value={{ unit: 'host', version: page.modules.version('host') }}>
          <Live />
          <LastResort>
            <CurrentFrame />
          </LastResort>
          {/* Not in the frame, which is drawn anew when something failed in it: what is said there stays. */}
          <ToastRegion />
        </RemoteContext>,
      )}
    </PageProvider>
  </HostContext>
)

function CurrentFrame() {
  const route = useCurrentRoute()
  return (
    <Frame kind={route?.frame ?? 'page'}>
      <NextPreview />
      <RouteOutlet />
    </Frame>
  )
}

/** For what fails in the host itself, and for what a page throws as it is left: a page to start again from, and a report. */
function LastResort({ children }: { children: ReactNode }) {
  const page = usePage()
  const { pathname } = useLocation()
  const mended = useRef('')
  const [broken, setBroken] = useState('')
  const report = (error: unknown, componentStack: string) =>
    page.telemetry.record({ type: 'error', error, context: { componentStack } })
  return (
    <Boundary
      onError={(error, componentStack) => {
        report(error, componentStack)
        if (mended.current === pathname) setBroken(pathname)
        mended.current = pathname
      }}
      renderFailure={() =>
        broken === pathname ? (
          <CrashScreen />
        ) : (
          // This page once more. What fails a second time would go past the boundary above, and React take everything away.
          <Boundary key={pathname} onError={report} renderFailure={() => <CrashScreen />}>
            {children}
          </Boundary>
        )
      }
    >
      {children}
    </Boundary>
  )
}
