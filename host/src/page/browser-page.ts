import { callOn, openPage, type Page } from '@borong/contract/host'
import type { Boot } from '@borong/contract/release'
import { isSparing } from '@borong/ui/is-sparing'
import { guardHead, pinnedEntries } from '../loading/pin-assets.ts'
import { createReleaseSet, type ReleaseSet } from '../loading/release-set.ts'
import { createRemoteLoader, type Federation } from '../loading/remote-loader.ts'
import { createKeptCopy, type KeptCopy } from '../offline/kept-copy.ts'
import { forgetAtSignOut } from '../offline/forget-at-sign-out.ts'
import { createVisits, type Visits } from '../offline/visits.ts'
import { createRouteChanger, type RouteChanger } from '../routing/route-changer.ts'
import { createScrollPlaces, type ScrollPlaces } from '../routing/scroll-places.ts'
import { findRoute } from '../routing/use-current-route.ts'
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
import { noteLoads } from '../witness/loaded-units.ts'
import type { Renderers } from '../witness/renderers.ts'
import { afterPaint } from './after-paint.ts'
import { createPage } from './create-page.ts'
import { createFace, type Face } from './face.ts'
import { tellForAYear } from './year-cookie.ts'

/** A page in a browser, with the machinery that only the host may touch. */
export interface BrowserPage {
  page: Page
  session: SessionMachine
  telemetry: QueuedTelemetry
  toasts: Toasts
  routeChanger: RouteChanger
  previousPath: PreviousPath
  scrollPlaces: ScrollPlaces
  announcer: Announcer
  face: Face
  visits: Visits
  keptCopy: KeptCopy
  /** The document came with the page's HTML. */
  isHydrated: boolean
  /** The HTML holds the screen itself, and not only what stands around it. */
  hasScreen: boolean
}

/** What nobody misses at first comes when even a slow phone has long been quiet. */
const AFTER_LOAD_MS = 2000
/** A page is read before its first tap, and this leaves the line to its own pictures and to what it reads when it is alive. */
const NEXT_PAGES_AFTER_LOAD_MS = 1300

type BrowserFederation = Federation & {
  registerPlugins(plugins: ReturnType<typeof pinnedEntries>[]): void
}

interface Environment {
  boot: Boot
  federation: BrowserFederation
  renderers: Renderers
  drawn: Pick<BrowserPage, 'isHydrated' | 'hasScreen'>
}

/** Builds the page of a document and makes it this browser's. */
export function createBrowserPage({
  boot,
  federation,
  renderers,
  drawn,
}: Environment): BrowserPage {
  const set = createReleaseSet(boot.set.units, location.origin)
  guardHead(document.head, set)
  federation.registerPlugins([pinnedEntries(set)])

  const telemetry = createTelemetry(boot)
  const toasts = createToasts(afterPaint)
  const routeChanger = createRouteChanger()
  const previousPath = createPreviousPath(() => sessionStorage)
  const cookies = createCookies(boot.config, document, location)
  const tabs = createAcrossTabs()
  const calls: TokenCalls = {
    authorize: () => callOn(page, 'authorize') as ReturnType<TokenCalls['authorize']>,
    retoken: () => callOn(page, 'retoken') as ReturnType<TokenCalls['retoken']>,
  }
  const tokens = createTokens(cookies, tabs, calls)
  const credentials = createCredentials(cookies, tokens, {
    onChange: () => session.follow(),
    onEnd: noteEnd,
    toLogin: () => routeChanger.toLogin(),
  })
  const loader = createRemoteLoader(set, federation, telemetry, (unit) => page.words.forget(unit))
  const { modules, loaded } = noteLoads(loader)
  const page: Page = createPage(boot, {
    credentials,
    modules,
    telemetry,
    showToast: toasts.show,
    markDocuments: (mark) => tellForAYear(document, mark, '1', boot.config),
    previousPath: previousPath.read,
    now: Date.now(),
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
    // Where the page is to be by then is decided by whoever signs in or out, in this moment.
    startAnew: () => void setTimeout(() => location.reload()),
  })
  openPage(page)
  watchErrors(window, telemetry, page.modules)
  const visits = createVisits()
  const keptCopy = createKeptCopy(document)
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (workers) forgetAtSignOut(workers)
  const rest = { page, telemetry, set, renderers, loaded, visits, keptCopy, workers }
  afterLoad(AFTER_LOAD_MS, () =>
    import('./after-load.ts').then(({ beginAfterLoad }) => beginAfterLoad(rest)),
  )
  prepareNextPages(page, visits, set)
  return {
    page,
    session,
    telemetry,
    toasts,
    routeChanger,
    previousPath,
    scrollPlaces: createScrollPlaces(),
    announcer: createAnnouncer(),
    face: createFace(document, location.pathname, boot.config),
    visits,
    keptCopy,
    ...drawn,
  }
}

/** What may fail without anybody missing it. */
const ignore = () => {}

/** Begins with the first scroll, because a tap often follows, and without one when the first view has long been there. */
function prepareNextPages(page: Page, visits: Visits, set: ReleaseSet): void {
  let hasBegun = false
  const begin = async () => {
    if (hasBegun) return
    hasBegun = true
    // Most ways lead to other screens of the same squad, whose files are asked for with their hashes.
    const unit = set.unit(findRoute(page.boot.routes, location.pathname)?.unit ?? '')
    if (unit && !isSparing()) set.lookUp(unit.base)?.catch(ignore)
    const { startPrefetch } = await import('../prefetch/start-prefetch.ts')
    startPrefetch(page, visits)
  }
  window.addEventListener('scroll', () => void begin().catch(ignore), { once: true, passive: true })
  afterLoad(NEXT_PAGES_AFTER_LOAD_MS, begin)
}

/** Some time after everything that the first view needs. */
function afterLoad(ms: number, work: () => Promise<unknown>): void {
  const begin = () => setTimeout(() => void work().catch(ignore), ms)
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}
