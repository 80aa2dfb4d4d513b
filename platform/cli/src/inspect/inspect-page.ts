import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import { setTimeout as pause } from 'node:timers/promises'
import type { Place } from './judge.ts'
import { watchScripts, type SlowScript } from './slow-scripts.ts'
import type { LeftRecord, PageRecord, Watch } from './watch-page.ts'

type Watched = typeof globalThis & { borongWatch?: Watch }

interface PageResult {
  page: PageRecord
  places: (Place | undefined)[]
  /** Absent when the browser loaded a new document, which ends everything. */
  left: LeftRecord | undefined
  slow: SlowScript[]
  /** The units of the page's release set with their versions. */
  versions: Record<string, string>
}

const IDLE_MS = 15_000
/** Effects of a page run after it is interactive, and timers of a page that was left fire again. */
const QUIET_MS = 1_000

/** Opens an address, scrolls through the page, and leaves it for another one in the same document. */
export async function inspectPage(
  context: BrowserContext,
  address: string,
  elsewhere: string,
): Promise<PageResult> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const scripts = new Map<string, string>()
  cdp.on('Debugger.scriptParsed', ({ scriptId, url }) => scripts.set(scriptId, url))
  await cdp.send('Debugger.enable')
  const slowScripts = await watchScripts(cdp)
  try {
    const response = await page.goto(address, { waitUntil: 'load' })
    if (!response?.ok()) throw new NotOpened(`answers ${response?.status() ?? 'nothing'}`)
    await settle(page)
    await page.evaluate(scrollThrough)
    await idle(page)
    const slow = await slowScripts()
    const record = await page.evaluate(() => (globalThis as Watched).borongWatch!.read())
    const places: (Place | undefined)[] = []
    for (const index of record.changed.keys())
      places.push(await placeOf(cdp, scripts, `borongWatch.values[${index}]`))
    const versions = await page.evaluate(unitsOfSet)
    await page.evaluate(leaveFor, elsewhere)
    await pause(QUIET_MS)
    const left = await page.evaluate(() => (globalThis as Watched).borongWatch?.left())
    return { page: record, places, left, slow, versions }
  } finally {
    await page.close()
  }
}

/** A page that does not open is no finding: its back end may lack what the address names. */
export class NotOpened extends Error {}

const idle = (page: Page) =>
  page.waitForLoadState('networkidle', { timeout: IDLE_MS }).catch(() => {})

async function settle(page: Page): Promise<void> {
  await idle(page)
  await pause(QUIET_MS)
}

/** In the page. Sections below the fold are rendered when they come near. */
async function scrollThrough(): Promise<void> {
  for (
    let top = 0;
    top < document.documentElement.scrollHeight && top < 20_000;
    top += innerHeight
  ) {
    scrollTo(0, top)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** In the page: as the link of a router does, so the document and what its scripts left in it stay. */
function leaveFor(path: string): void {
  ;(globalThis as Watched).borongWatch!.leave()
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
}

/** In the page. */
function unitsOfSet(): Record<string, string> {
  const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as {
    set?: { units: Record<string, { version: string }> }
  }
  return Object.fromEntries(
    Object.entries(boot.set?.units ?? {}).map(([unit, { version }]) => [unit, version]),
  )
}

/** The place of a function, also of a bound one. */
async function placeOf(
  cdp: CDPSession,
  scripts: ReadonlyMap<string, string>,
  expression: string,
): Promise<Place | undefined> {
  const { result } = await cdp.send('Runtime.evaluate', { expression })
  let objectId = result.objectId
  for (let depth = 0; objectId !== undefined && depth < 5; depth += 1) {
    const { internalProperties = [] } = await cdp.send('Runtime.getProperties', {
      objectId,
      ownProperties: true,
    })
    const valueOf = (name: string) => internalProperties.find((one) => one.name === name)?.value
    const location = valueOf('[[FunctionLocation]]')?.value as
      | { scriptId: string; lineNumber: number; columnNumber: number }
      | undefined
    const address = location && scripts.get(location.scriptId)
    if (address)
      return { address, line: location.lineNumber + 1, column: location.columnNumber + 1 }
    objectId = (valueOf('[[TargetFunction]]') ?? valueOf('[[Target]]'))?.objectId
  }
  return undefined
}
