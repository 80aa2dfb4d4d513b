import { authorize, retoken } from '@borong/api/session'
import { callOn, openPage, type Page } from '@borong/contract/host'
import type { Boot } from '@borong/contract/release'
import { linkInlinedStyles } from '../loading/inlined-styles.ts'
import { pinnedAssets } from '../loading/pin-assets.ts'
import { createRecall, type Recall } from '../loading/recall.ts'
import { createReleaseSet } from '../loading/release-set.ts'
import { createRemoteLoader, type Federation } from '../loading/remote-loader.ts'
import { createOfflineCopy, type OfflineCopy } from '../offline/offline-copy.ts'
import { clearAtSignOut } from '../offline/clear-at-sign-out.ts'
import { createVisits, type Visits } from '../offline/visits.ts'
import { createRouteChanger, type RouteChanger } from '../routing/route-changer.ts'
import { createScrollPositions, type ScrollPositions } from '../routing/scroll-positions.ts'
import { createAcrossTabs } from '../session/across-tabs.ts'
import { createCookies } from '../session/cookies.ts'
import { createCredentials } from '../session/credentials.ts'
import { noteEnd } from '../session/end-of-session.ts'
import { createPreviousPath, type PreviousPath } from '../session/previous-path.ts'
import { createSession, type SessionMachine } from '../session/session.ts'
import { createTokens, type TokenCalls } from '../session/tokens.ts'
import { createAnnouncer, type Announcer } from '../shell/announcer.ts'
import { createToasts, type Toasts } from '../shell/toasts/toasts.ts'
import { createTelemetry, type QueuedTelemetry } from '../telemetry/create-telemetry.ts'
import { watchErrors } from '../telemetry/watch-errors.ts'
import { noteLoads } from '../singletons/loaded-units.ts'
import { afterPaint } from './after-paint.ts'
import { createPage } from './create-page.ts'
import { createWebFont, type WebFont } from './web-font.ts'
import { setPersistentCookie } from './persistent-cookie.ts'

/** A page in a browser, with the parts that only the host may use. */
export interface BrowserPage {
  page: Page
  session: SessionMachine
  telemetry: QueuedTelemetry
  toasts: Toasts
  routeChanger: RouteChanger
  previousPath: PreviousPath
  scrollPositions: ScrollPositions
  announcer: Announcer
  webFont: WebFont
  visits: Visits
  recall: Recall
  offlineCopy: OfflineCopy
  /** The document contains the page's HTML. */
  isHydrated: boolean
  /** The HTML contains the screen itself, and not only its frame. */
  hasScreen: boolean
}

/** Non-critical scripts start when even a slow phone has long been idle. */
const AFTER_LOAD_MS = 2000
/** The visitor reads before the first tap. The delay leaves the network to the page's own images and first requests. */
const NEXT_PAGES_AFTER_LOAD_MS = 1300

type BrowserFederation = Federation & {
  registerPlugins(plugins: ReturnType<typeof pinnedAssets>[]): void
}

interface Environment {
  boot: Boot
  federation: BrowserFederation
  rendered: Pick<BrowserPage, 'isHydrated' | 'hasScreen'>
}

/** Builds the page of a document for this browser. */
export function createBrowserPage({ boot, federation, rendered }: Environment): BrowserPage {
  const set = createReleaseSet(boot.set.units, location.origin)
  linkInlinedStyles(document.head)
  federation.registerPlugins([pinnedAssets(set)])

  const telemetry = createTelemetry(boot)
  const recall = createRecall(boot, () => location.reload())
  const toasts = createToasts(afterPaint)
  const routeChanger = createRouteChanger()
  const previousPath = createPreviousPath()
  const cookies = createCookies(boot.config, document, location)
  const tabs = createAcrossTabs()
  const calls: TokenCalls = {
    authorize: () => callOn(page, authorize),
    retoken: () => callOn(page, retoken),
  }
  const tokens = createTokens(cookies, tabs, calls)
  const credentials = createCredentials(cookies, tokens, {
    onChange: () => session.follow(),
    onEnd: noteEnd,
    toLogin: () => routeChanger.toLogin(),
  })
  const loader = createRemoteLoader(set, federation, telemetry, (unit) =>
    page.messages.remove(unit),
  )
  const { modules, loaded } = noteLoads(loader)
  const page: Page = createPage(boot, {
    credentials,
    modules,
    telemetry,
    showToast: toasts.show,
    noteRecall: (recalled) => recall.note(recalled),
    markDocuments: (mark) => setPersistentCookie(document, mark, '1', boot.config),
    previousPath: previousPath.read,
  })
  const session = createSession({
    page,
    cookies,
    tokens,
    tabs,
    leave: () => {
      routeChanger.go('/', { replace: true })
      location.assign(`${boot.config.mainSite}/logout`)
    },
    // The sign-in or sign-out navigates in this task, so the reload waits for the next one.
    restart: () => void setTimeout(() => location.reload()),
  })
  openPage(page)
  watchErrors(window, telemetry, page.modules)
  const visits = createVisits()
  const offlineCopy = createOfflineCopy(document)
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (workers) clearAtSignOut(workers)
  const rest = { page, telemetry, set, loaded, visits, offlineCopy, workers }
  afterLoad(AFTER_LOAD_MS, () =>
    import(/* webpackChunkName: 'after-load' */ './after-load.ts').then(({ beginAfterLoad }) =>
      beginAfterLoad(rest),
    ),
  )
  prepareNextPages(page, visits)
  return {
    page,
    session,
    telemetry,
    toasts,
    routeChanger,
    previousPath,
    scrollPositions: createScrollPositions(),
    announcer: createAnnouncer(),
    webFont: createWebFont(document, location.pathname, boot.config),
    visits,
    recall,
    offlineCopy,
    ...rendered,
  }
}

/** For work whose failure the visitor does not notice. */
const ignore = () => {}

/** Starts at the first scroll, because a tap often follows, or some time after the load. */
function prepareNextPages(page: Page, visits: Visits): void {
  let hasBegun = false
  const begin = async () => {
    if (hasBegun) return
    hasBegun = true
    const { startPrefetch } = await import(
      /* webpackChunkName: 'after-load' */ '../prefetch/start-prefetch.ts'
    )
    startPrefetch(page, visits)
  }
  window.addEventListener('scroll', () => void begin().catch(ignore), { once: true, passive: true })
  afterLoad(NEXT_PAGES_AFTER_LOAD_MS, begin)
}

/** Runs the work some time after everything that the first view needs. */
function afterLoad(ms: number, work: () => Promise<unknown>): void {
  const begin = () => setTimeout(() => void work().catch(ignore), ms)
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}
