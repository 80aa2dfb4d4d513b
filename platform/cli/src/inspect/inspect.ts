import type { Release, Snapshot } from '@borong/contract/release'
import type { PreviewLink } from '@borong/registry/api/answers'
import { spellings } from '@borong/registry/spellings'
import type { Browser, BrowserContext } from 'playwright-core'
import { Complaint, exitCodes } from '../command.ts'
import { Refused, type RegistryClient } from '../releases/client.ts'
import { styled, type Io } from '../releases/io.ts'
import { knownVersions } from '../releases/known.ts'
import { releaseCommand } from '../releases/release-command.ts'
import { shopAddress } from '../releases/shop-address.ts'
import { inspectPage, NotOpened } from './inspect-page.ts'
import { judge, type Finding } from './judge.ts'
import { openBrowser } from './open-browser.ts'
import { watchPage } from './watch-page.ts'

const usage = `borong inspect <unit@version> [--path </services> …] [--shop <address>] [--channel <channel>] [--state <file>]

Opens the public pages of a published version in Chromium, through a preview link, and leaves each for another page. Changes
nothing in the shop.
Refused, with file and place: a replaced or extended object of the browser, a name of another unit in storage or cookies, a
style outside of the unit. Reported: listeners and timers of a page that was left, long tasks, large images.
  --path    this address; more than once for several. Without it: every page that anyone may open and whose address is known
  --state   the cookies of a signed-in visitor, as a storage state of Playwright: it opens the pages of buyers as well
  CHROMIUM  the path of the browser; without it an installed Chrome
The verdict is recorded as the check "inspection", unless --path names pages: borong channel require production inspection`

const CHECK = 'inspection'
/** A page of the host alone: no remote has this address. */
const ELSEWHERE = '/-'
/** Another one, which answers 200. */
const HOST_PAGE = '/login'

/** A page mostly waits until it is quiet. */
const AT_A_TIME = 3

interface PageVerdict {
  path: string
  findings: Finding[]
}

interface Answer {
  release: string
  pages: PageVerdict[]
  /** Pages that were not opened, with the reasons. */
  left: string[]
  notes: string[]
}

export const inspect = releaseCommand({
  summary: 'opens the pages of a version in a browser and names what harms other units',
  usage,
  options: {
    path: { type: 'string', multiple: true, default: [] as string[] },
    shop: { type: 'string' },
    channel: { type: 'string', default: 'production' },
    state: { type: 'string' },
  },
  async run({ client, io, values, positionals }): Promise<Answer> {
    const versions = await knownVersions(client, positionals, usage)
    const [[unit, version] = [], ...more] = Object.entries(versions)
    if (!unit || !version || more.length > 0) throw new Complaint(`Name one release.\n\n${usage}`)
    const release = await client.get<Release>(`units/${unit}/releases/${version}`)
    if (release.kind === 'host') throw new Complaint('The host owns the page: inspect a remote.')
    const shop = await shopAddress(io, client, values.shop)
    const { token } = await client.send<PreviewLink>('POST', 'previews/links', {
      versions,
      channel: values.channel,
      days: 1,
    })
    const { paths, left } =
      values.path.length > 0
        ? { paths: values.path, left: [] }
        : addressesOf(release, values.state !== undefined)
    if (paths.length === 0)
      throw new Complaint(`No page of ${unit} has a known address: ${left.join(', ')}`)
    const browser = await openBrowser(io.env)
    const started = Date.now()
    try {
      const context = await openContext(browser, values.state)
      const entry = new URL(HOST_PAGE, shop)
      entry.searchParams.set('preview', token)
      const { pages, notOpened, mix } = await inspectAll({
        client,
        context,
        release,
        shop,
        entry: entry.href,
        paths,
        onPage: (path) => io.progress(`${path} …`),
      }).finally(() => io.progress(''))
      const notes =
        values.path.length > 0
          ? ['Not recorded, because only some pages were opened.']
          : [await record(client, release, mix, pages, Date.now() - started)]
      return { release: `${unit} ${version}`, pages, left: [...left, ...notOpened], notes }
    } finally {
      await browser.close()
    }
  },
  words: ({ release, pages, left, notes }, { io }) => {
    const refusals = pages.flatMap(({ findings }) => findings.filter(({ isRefusal }) => isRefusal))
    const headline =
      refusals.length > 0
        ? `${styled(io, 'red', '✗')} ${release} harms other units`
        : `${styled(io, 'green', '✓')} ${release} leaves other units alone on ${pages.length === 1 ? '1 page' : `${pages.length} pages`}`
    return [
      headline,
      ...grouped(pages).map((one) => lineOf(io, one)),
      ...left.map((reason) => styled(io, 'dim', `  – ${reason}`)),
      ...notes.map((note) => `  ${note}`),
    ].join('\n')
  },
  code: ({ pages }) =>
    pages.some(({ findings }) => findings.some(({ isRefusal }) => isRefusal))
      ? exitCodes.refused
      : 0,
})

interface Found extends Finding {
  paths: string[]
}

/** Each finding once, with its pages; refusals first. */
function grouped(pages: readonly PageVerdict[]): Found[] {
  const found = new Map<string, Found>()
  for (const { path, findings } of pages)
    for (const one of findings) {
      const known = found.get(one.message)
      if (known) known.paths.push(path)
      else found.set(one.message, { ...one, paths: [path] })
    }
  return [...found.values()].toSorted((a, b) => Number(b.isRefusal) - Number(a.isRefusal))
}

function lineOf(io: Io, { name, isRefusal, message, paths: [first, ...more] }: Found): string {
  const others = more.length === 0 ? '' : `, and on ${more.length} more`
  return isRefusal
    ? `  • ${name} ${first}: ${message}${others}`
    : styled(io, 'yellow', `  ◦ ${name} ${first}: ${message}${others}`)
}

/** The pages whose addresses are known, and the others with the reason. */
function addressesOf(
  { remote }: Release,
  isSignedIn: boolean,
): { paths: string[]; left: string[] } {
  const paths: string[] = []
  const left: string[] = []
  for (const { path, guard, sample } of remote?.routes ?? []) {
    const address = sample ?? spellings(path).find((spelling) => !/[:*]/.test(spelling))
    if (guard === 'login' || guard === 'adult') {
      if (!isSignedIn) {
        left.push(`${path} is for buyers (--state)`)
        continue
      }
    }
    if (address === undefined) left.push(`${path} has no sample in remote.ts (--path)`)
    else paths.push(address)
  }
  return { paths, left }
}

async function openContext(browser: Browser, state: string | undefined): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
    ...(state === undefined ? {} : { storageState: state }),
  })
  await context.addInitScript(watchPage)
  return context
}

async function inspectAll(given: {
  client: RegistryClient
  context: BrowserContext
  release: Release
  shop: string
  entry: string
  paths: readonly string[]
  onPage(path: string): void
}) {
  const { client, context, release, shop, entry, paths } = given
  // The first page sets the cookie of the preview, and shows the host without the unit.
  const host = await inspectPage(context, entry, ELSEWHERE)
  const isChosen = host.versions[release.unit] === release.version
  if (!isChosen)
    throw new Complaint(`${shop} does not show ${release.unit} ${release.version}.`, 'failed')
  const snapshot = await client.get<Snapshot>('snapshot')
  const neighbours = Object.entries(host.versions).flatMap(([unit, version]) =>
    unit === release.unit ? [] : (snapshot.releases[unit]?.[version] ?? []),
  )
  const pages: PageVerdict[] = []
  const notOpened: string[] = []
  const waiting = [...paths]
  const inspectNext = async (): Promise<void> => {
    const path = waiting.shift()
    if (path === undefined) return
    given.onPage(path)
    try {
      const inspected = await inspectPage(context, new URL(path, shop).href, ELSEWHERE)
      const findings = judge(release, {
        ...inspected,
        ofHost: new Set(host.page.changed.map(({ name }) => name)),
        storedByHost: host.page.stored.map(({ name }) => name),
        neighbours,
      })
      pages.push({ path, findings })
    } catch (error) {
      if (!(error instanceof NotOpened)) throw error
      notOpened.push(`${path} ${error.message}`)
    }
    return inspectNext()
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, inspectNext))
  pages.sort((a, b) => paths.indexOf(a.path) - paths.indexOf(b.path))
  if (pages.length === 0) throw new Complaint(`No page opened: ${notOpened.join(', ')}`, 'failed')
  return { pages, notOpened, mix: host.versions }
}

const SHOWN = 20
const LONGEST = 300

/** Records the verdict; returns what was recorded, or why not. */
async function record(
  client: RegistryClient,
  { unit, version }: Release,
  mix: Readonly<Record<string, string>>,
  pages: readonly PageVerdict[],
  milliseconds: number,
): Promise<string> {
  const failures = pages.flatMap(({ path, findings }) =>
    findings.filter(({ isRefusal }) => isRefusal).map(({ message }) => `${path}: ${message}`),
  )
  const failed = pages.filter(({ findings }) => findings.some(({ isRefusal }) => isRefusal)).length
  try {
    await client.send('POST', `units/${unit}/releases/${version}/checks`, {
      name: CHECK,
      mix,
      passed: pages.length - failed,
      failed,
      milliseconds,
      failures: failures.slice(0, SHOWN).map((text) => text.slice(0, LONGEST)),
    })
    return `Recorded as ${CHECK} on ${unit} ${version}.`
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return `Not recorded: ${error.problem.message}.`
  }
}
