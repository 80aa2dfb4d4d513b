import { BrowserRouter } from 'react-router-dom'
import { act, fireEvent, render } from '@testing-library/react'
import type { Boot } from '@borong/contract/release'
import { openPage } from '@borong/contract/host'
import { App } from '../App.tsx'
import { createOfflineCopy } from '../offline/offline-copy.ts'
import { createVisits } from '../offline/visits.ts'
import { createPage } from '../page/create-page.ts'
import { isUnexpected } from '../page/left-to-browser.ts'
import { serverRendered } from '../page/server-rendered.ts'
import { createRouteChanger } from '../routing/route-changer.ts'
import { createScrollPositions } from '../routing/scroll-positions.ts'
import { createAcrossTabs } from '../session/across-tabs.ts'
import { createPreviousPath } from '../session/previous-path.ts'
import { createSession } from '../session/session.ts'
import { identityHost, testCredentials } from '../session/testing.ts'
import { createAnnouncer } from '../shell/announcer.ts'
import { createToasts } from '../shell/toasts/toasts.ts'
import { createTelemetry, type StampedRecord } from '../telemetry/create-telemetry.ts'

type Exports = Readonly<Record<string, unknown>>

interface Options {
  boot: Boot
  /** Modules of the remotes by `unit module`; a function is called for each load. */
  modules?: Readonly<Record<string, Exports | (() => Promise<Exports>)>>
  identity?: ReturnType<typeof identityHost>
  /** The HTML of the server, which is hydrated. Without it the page is rendered in the browser. */
  rendered?: string
}

/** Opens the whole page at an address, with remotes made of plain components. */
export async function open(
  address: string,
  { boot, modules = {}, identity = identityHost(), rendered }: Options,
) {
  // The router reads the browser's address, and so do links.
  window.history.replaceState(null, '', address)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = rendered ?? ''
  const complaints: unknown[] = []
  const onRecoverableError = (error: unknown) => {
    if (isUnexpected(error)) complaints.push(error)
  }
  const tabs = createAcrossTabs()
  const parts = testCredentials(tabs, identity)
  const records: StampedRecord[] = []
  const telemetry = createTelemetry(boot)
  telemetry.drainTo((more) => void records.push(...more))
  const loads = new Map<string, Promise<Exports>>()
  const toasts = createToasts((work) => work())
  const routeChanger = createRouteChanger()
  const previousPath = createPreviousPath()
  const page = createPage(boot, {
    credentials: { ...parts.credentials, toLogin: routeChanger.toLogin },
    modules: {
      load(unit, module) {
        const key = `${unit} ${module}`
        const found =
          modules[key] ??
          (module.startsWith('./messages/')
            ? {}
            : async () => Promise.reject(new Error(`no ${key}`)))
        if (!loads.has(key))
          loads.set(key, typeof found === 'function' ? found() : Promise.resolve(found))
        return loads.get(key)!
      },
      retry: () => loads.clear(),
      retain: () => () => {},
      fallBack: async () => false,
      version: (unit) => boot.set.units[unit]?.version ?? '',
    },
    telemetry,
    showToast: toasts.show,
    markDocuments: () => {},
    noteRecall: () => {},
    previousPath: previousPath.read,
  })
  const session = createSession({
    page,
    tabs,
    leave: () => {},
    restart: () => {},
    cookies: parts.cookies,
    tokens: parts.tokens,
  })
  parts.onChange.mockImplementation(session.follow)
  const host = {
    session,
    telemetry,
    toasts,
    routeChanger,
    previousPath,
    scrollPositions: createScrollPositions(),
    announcer: createAnnouncer(),
    webFont: { arrive() {} },
    visits: createVisits(),
    recall: { arrive() {} },
    offlineCopy: createOfflineCopy(document),
    ...serverRendered(container),
  }
  openPage(page)
  await act(async () =>
    render(
      <App
        page={page}
        host={host}
        router={(children) => <BrowserRouter>{children}</BrowserRouter>}
      />,
      { container, hydrate: host.isHydrated, onRecoverableError },
    ),
  )
  return { page, host, records, complaints, ...parts }
}

/** Clicks a button or link, and waits for the resulting loads. */
export const press = (element: HTMLElement) => act(async () => void fireEvent.click(element))
