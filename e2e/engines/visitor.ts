import { setTimeout as later } from 'node:timers/promises'
import { isHydrated } from '../fixtures/hydrated.ts'
import type { Tab } from './drivers/driver.ts'
import { look, type Look, nameOf, queries, type Seen, stepsOf, tapOf, type Target } from './find.ts'

/** Everything that is waited for may take this long on a slow machine. */
const LIMIT_MS = Number(process.env.DEV_LIMIT ?? 45_000)
const BETWEEN_MS = 40
const TAP_LOOKS = 25

/** The keys of WebDriver. */
export const keys = { enter: '\uE007', tab: '\uE004', escape: '\uE00C', down: '\uE015' }

/** A person in front of one tab: finds things by role and name, and waits for them. */
export interface Visitor {
  tab: Tab
  open(path: string): Promise<void>
  /** Opens a page without waiting until its scripts run. */
  openEarly(path: string): Promise<void>
  reload(): Promise<void>
  tap(target: Target): Promise<void>
  /** Replaces the text of a field. */
  write(target: Target, text: string): Promise<void>
  /** Moves the focus there, as a Tab does. */
  focus(target: Target): Promise<void>
  press(...pressed: readonly string[]): Promise<void>
  /** Chooses an option of a list by its label. */
  choose(target: Target, option: string): Promise<void>
  sees(target: Target): Promise<Seen>
  /** Waits until an element is as described. */
  seesThat(target: Target, what: string, holds: (seen: Seen) => boolean): Promise<void>
  isWithout(target: Target): Promise<void>
  count(target: Target): Promise<number>
  /** Waits until the path of the page's address matches, and the page runs. */
  isAt(path: RegExp): Promise<string>
  until<Result>(what: string, check: () => Promise<Result | undefined | false>): Promise<Result>
}

/** A visitor of a shop. */
export function visitorOf(tab: Tab, shop: string): Visitor {
  const until: Visitor['until'] = async (what, check) => {
    const end = performance.now() + LIMIT_MS
    let last = ''
    do {
      const found = await check().catch((error: unknown) => {
        // The document may be leaving.
        last = String(error)
        return undefined
      })
      if (found !== undefined && found !== false) return found
      await later(BETWEEN_MS)
    } while (performance.now() < end)
    const page = await tab.evaluate(pageInWords).catch(String)
    throw new Error(`Not within ${LIMIT_MS / 1000} s: ${what}. ${last}\nThe page: ${page}`)
  }
  const lookFor = async (target: Target, act: Parameters<typeof look>[1], option = '') => {
    const steps = stepsOf(target)
    const first = await tab.evaluate<Parameters<typeof look>, Look>(look, steps, act, option)
    if (!('needsQueries' in first)) return first
    await tab.run(queries)
    return tab.evaluate<Parameters<typeof look>, Look>(look, steps, act, option)
  }
  const find = (target: Target, act: Parameters<typeof look>[1], option?: string) =>
    until(`${nameOf(target)} is there`, async () => {
      const answer = await lookFor(target, act, option)
      return 'seen' in answer && answer
    })
  /** A driver may answer before the page has received the tap. */
  const isTapped = async () => {
    for (let times = 0; times < TAP_LOOKS; times += 1) {
      // A page that the tap has left cannot be asked.
      const tap = await tab.evaluate(tapOf).catch(() => 'done' as const)
      if (tap !== 'awaited') return tap === 'done'
      await later(BETWEEN_MS)
    }
    return false
  }
  const leaveFor = async (go: () => Promise<void>) => {
    await tab.evaluate(markAsOld).catch(() => undefined)
    await go()
    await until('another page opens', async () => !(await tab.evaluate(isOld)))
  }
  const untilRuns = () => until('the page runs', () => tab.evaluate(isHydrated))
  return {
    tab,
    until,
    openEarly: (path) => leaveFor(() => tab.go(shop + path)),
    async open(path) {
      await leaveFor(() => tab.go(shop + path))
      await untilRuns()
    },
    async reload() {
      await leaveFor(() => tab.reload())
      await untilRuns()
    },
    tap: (target) =>
      until(`${nameOf(target)} can be tapped`, async () => {
        const answer = await lookFor(target, 'place')
        if (!('seen' in answer)) return undefined
        if (typeof answer.place === 'string') throw new Error(answer.place)
        await tab.click(answer.place.x, answer.place.y)
        return isTapped()
      }).then(() => undefined),
    async write(target, text) {
      await find(target, 'select text')
      await tab.press(Array.from(text))
    },
    focus: async (target) => void (await find(target, 'focus')),
    press: (...pressed) => tab.press(pressed),
    choose: async (target, option) => void (await find(target, 'choose', option)),
    sees: async (target) => (await find(target, 'look')).seen,
    seesThat: (target, what, holds) =>
      until(`${nameOf(target)} ${what}`, async () => {
        const answer = await lookFor(target, 'look')
        return 'seen' in answer && holds(answer.seen)
      }).then(() => undefined),
    isWithout: async (target) =>
      void (await until(
        `${nameOf(target)} is gone`,
        async () => 'missing' in (await lookFor(target, 'look')),
      )),
    async count(target) {
      const answer = await lookFor(target, 'look')
      return 'seen' in answer ? answer.count : 0
    },
    isAt: (path) =>
      until(`the address is ${path}`, async () => {
        const at = await tab.evaluate(() => location.pathname)
        const isOfShop = await tab.evaluate(() => document.getElementById('app') !== null)
        return path.test(at) && (!isOfShop || (await tab.evaluate(isHydrated))) && at
      }),
  }
}

/** These run in the page. */
const markAsOld = () => void Object.assign(window, { isOldDocument: true })
const isOld = () => 'isOldDocument' in window || document.body === null
const pageInWords = () => `${location.href} ${document.body.innerText.slice(0, 1500)}`
