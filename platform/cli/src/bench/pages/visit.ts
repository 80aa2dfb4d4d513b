/// <reference lib="dom" />
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright'
import { visitAsAnother } from '../another-visitor.ts'
import { seenByPage, watchPage, type SeenByPage } from './watch-page.ts'

/** What a visitor saw, in milliseconds. */
export interface Seen {
  fcp: number
  lcp: number
  cls: number
  blocking: number
  /** When the screen answers taps; 0 for a page without scripts. */
  alive: number
}

/** One cold visit, with its bytes as they came over the line. */
export interface Visit extends Seen {
  bytes: number
  html: number
  scripts: number
  /** Of the scripts those that had come when the screen was alive. */
  firstScripts: number
  pictures: number
  requests: number
  /** The longest chain of requests of which each was found by the one before. */
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
 * Where a visitor comes from. From an empty page of the same process, only the shop's document would need a process of its own,
 * for its `cross-origin-opener-policy`; from another site each of them does.
 */
const ELSEWHERE = 'data:text/html,<title>Elsewhere</title>'

/** Opens an address as a cheap phone on a slow network does for the first time, and once more. */
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
    const alive = hasScripts ? await whenAlive(page) : 0
    const { scripts: firstScripts } = line.soFar()
    await line.quiet()
    const counted = { ...line.soFar(), firstScripts }
    await page.waitForTimeout(SETTLED_MS)
    return { seen: seenOf(await page.evaluate(seenByPage), alive), counted }
  }
  const first = await open()
  // What the service worker keeps for the next visit has come.
  await line.quiet()
  const again = await open()
  await context.close()
  return { first: { ...first.seen, ...first.counted }, again: again.seen }
}

function seenOf({ tasks, ...painted }: SeenByPage, alive: number): Seen {
  const blocking = tasks
    .filter(({ start }) => start < Math.max(alive, painted.lcp))
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
  return { ...painted, blocking, alive }
}

/** A new phone with nothing in its caches. */
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

/** What a service worker asks for is another target's, which knows nothing of the page's slow line. */
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
        // It has ended already, and asks for nothing more.
        .catch(() => {})
  })
  await cdp.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  })
}

export async function whenAlive(page: Page): Promise<number> {
  const handle = await page.waitForFunction(
    () => {
      const drawn = document.querySelector('main [data-remote] *')
      const isAlive = drawn && Object.keys(drawn).some((key) => key.startsWith('__reactFiber$'))
      return isAlive ? performance.now() : 0
    },
    undefined,
    // Asking at each frame would make the browser draw frames that nobody needs.
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
    /** Waits until nothing has been on its way for a while. */
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
        pictures: sum('Image'),
        requests: all.length,
        depth: Math.max(...all.map(({ depth }) => depth)),
      }
    },
  }
}
