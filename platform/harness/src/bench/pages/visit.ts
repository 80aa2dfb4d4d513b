/// <reference lib="dom" />
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright'
import { visitAsAnother } from '../another-visitor.ts'
import { seenByPage, watchPage, type SeenByPage } from './watch-page.ts'

/** The metrics of one visit, in milliseconds. */
export interface Seen {
  fcp: number
  lcp: number
  cls: number
  blocking: number
  /** When the screen is interactive; 0 for a page without scripts. */
  interactive: number
}

/** One cold visit, with its bytes as transferred. */
export interface Visit extends Seen {
  bytes: number
  html: number
  scripts: number
  /** The bytes of those scripts that had arrived when the screen was hydrated. */
  firstScripts: number
  images: number
  requests: number
  /** The longest chain of requests in which each response led to the next. */
  depth: number
}

const MEGABIT = 1024 * 1024
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * MEGABIT) / 8,
  uploadThroughput: (0.75 * MEGABIT) / 8,
}
const CPU_TIMES_SLOWER = 4
const SETTLED_MS = 2_000
const QUIET_MS = 500
const LONGEST_MS = 30_000
const ASKED_EVERY_MS = 50

/**
 * The page that a visitor comes from. From an empty page of the same process, only the shop's document would need a new
 * process, because of its `cross-origin-opener-policy`. From another site each contender's document needs one.
 */
export const ELSEWHERE = 'data:text/html,<title>Elsewhere</title>'

/** Opens an address as a cheap phone on a slow network does: a first visit and a second one. */
export async function visitTwice(
  browser: Browser,
  address: string,
  hasScripts: boolean,
): Promise<{ first: Visit; again: Seen }> {
  const { context, page, cdp } = await slowPhone(browser)
  await page.addInitScript(watchPage)
  const line = watchLine(cdp)
  const open = async () => {
    await page.goto(ELSEWHERE)
    await visitAsAnother(address)
    await page.goto(address, { waitUntil: 'load', timeout: 120_000 })
    const interactive = hasScripts ? await whenInteractive(page) : 0
    const { scripts: firstScripts } = line.soFar()
    await line.quiet()
    const counted = { ...line.soFar(), firstScripts }
    await page.waitForTimeout(SETTLED_MS)
    return { seen: seenOf(await page.evaluate(seenByPage), interactive), counted }
  }
  const first = await open()
  // The service worker has cached the files for the next visit.
  await line.quiet()
  const again = await open()
  await context.close()
  return { first: { ...first.seen, ...first.counted }, again: again.seen }
}

function seenOf({ tasks, ...painted }: SeenByPage, interactive: number): Seen {
  const blocking = tasks
    .filter(({ start }) => start < Math.max(interactive, painted.lcp))
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
  return { ...painted, blocking, interactive }
}

/** A new phone with empty caches. */
export async function slowPhone(browser: Browser) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'id-ID',
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', LINE)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES_SLOWER })
  await slowServiceWorkers(cdp)
  return { context, page, cdp }
}

/**
 * Slows the service worker's requests too: it is another target, which the page's network emulation does not cover.
 */
async function slowServiceWorkers(cdp: CDPSession) {
  const orders = [
    { id: 1, method: 'Network.enable', params: {} },
    { id: 2, method: 'Network.emulateNetworkConditions', params: LINE },
  ]
  cdp.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type !== 'service_worker') return
    for (const order of orders)
      cdp
        .send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify(order) })
        // The service worker has already ended and sends no more requests.
        .catch(() => {})
  })
  await cdp.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  })
}

export async function whenInteractive(page: Page): Promise<number> {
  const handle = await page.waitForFunction(
    () => {
      const rendered = document.querySelector('main [data-remote] *')
      const isHydrated =
        rendered && Object.keys(rendered).some((key) => key.startsWith('__reactFiber$'))
      return isHydrated ? performance.now() : 0
    },
    undefined,
    // Polling at each frame would make the browser render frames without need.
    { timeout: 120_000, polling: ASKED_EVERY_MS },
  )
  return handle.jsonValue()
}

interface Sent {
  type: string
  bytes: number
  depth: number
}

function watchLine(cdp: CDPSession) {
  const byId = new Map<string, Sent>()
  const open = new Set<string>()
  let last = Date.now()
  const ended = ({ requestId }: { requestId: string }) => {
    open.delete(requestId)
    last = Date.now()
  }
  cdp.on('Network.requestWillBeSent', ({ requestId }) => open.add(requestId))
  cdp.on('Network.loadingFinished', ended)
  cdp.on('Network.loadingFailed', ended)
  const byAddress = new Map<string, Sent>()
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    const source = initiator.url ?? initiator.stack?.callFrames[0]?.url
    const before = source === undefined ? undefined : byAddress.get(source)
    const depth = type === 'Document' ? 1 : (before?.depth ?? 1) + 1
    const known = byAddress.get(request.url)
    const sent = { type: type ?? 'Other', bytes: 0, depth: known?.depth ?? depth }
    byId.set(requestId, sent)
    if (!known) byAddress.set(request.url, sent)
  })
  cdp.on('Network.requestServedFromCache', ({ requestId }) => byId.delete(requestId))
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const sent = byId.get(requestId)
    if (sent) sent.bytes = encodedDataLength
  })
  return {
    /** Waits until no request has been in flight for a while. */
    async quiet() {
      const deadline = Date.now() + LONGEST_MS
      while (Date.now() < deadline && (open.size > 0 || Date.now() - last < QUIET_MS))
        await sleep(50)
    },
    soFar() {
      const all = [...byId.values()].filter(({ bytes }) => bytes > 0)
      const sum = (type?: string) =>
        all.reduce((total, one) => total + (!type || one.type === type ? one.bytes : 0), 0)
      return {
        bytes: sum(),
        html: sum('Document'),
        scripts: sum('Script'),
        images: sum('Image'),
        requests: all.length,
        depth: Math.max(...all.map(({ depth }) => depth)),
      }
    },
  }
}
