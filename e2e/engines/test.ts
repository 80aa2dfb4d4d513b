import { test as base, expect } from '@playwright/test'
import { type EngineName, isMissing, notRun } from '@borong/harness/tests/engines'
import { openTestShop } from '../fixtures/open-test-shop.ts'
import type { Buyer } from '../fixtures/shop.ts'
import type { Engine, Session, Size, Tab } from './drivers/driver.ts'
import { startFirefox } from './drivers/firefox.ts'
import { startWebkit } from './drivers/webkit.ts'
import { EMPTY_PAGE, openNetwork, type Network } from './network.ts'
import { type Visitor, visitorOf } from './visitor.ts'
import { reportedErrors } from './watch-console.ts'

interface Fixtures {
  size: Size
  session: Session
  /** A guest in a new tab. */
  visitor: Visitor
  /** Opens another tab of the same browser. */
  openTab(): Promise<Visitor>
  /** Signs the browser in. */
  signIn(buyer: Buyer): Promise<void>
}

export interface EngineOptions {
  engineName: EngineName
}

interface Shared extends EngineOptions {
  engine: Engine
  network: Network
}

const start = { firefox: startFirefox, webkit: startWebkit }

export { expect }

/** A test in the engine of its project. */
export const test = base.extend<Fixtures, Shared>({
  size: [{ width: 360, height: 740 }, { option: true }],
  engineName: ['firefox', { option: true, scope: 'worker' }],
  network: [
    // Playwright reads a fixture's dependencies from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const network = await openNetwork()
      const shop = await openTestShop({ SHOP_URL: network.address })
      network.leadTo(shop.address)
      await use(network)
      await network.close()
      await shop.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  engine: [
    async ({ engineName }, use) => {
      const engine = await start[engineName]()
      await use(engine)
      await engine.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  session: async ({ engine, size, engineName }, use, testInfo) => {
    testInfo.skip(isMissing(engineName), notRun(engineName))
    const session = await engine.newSession(size)
    await use(session)
    await session.close()
  },
  openTab: async ({ session, network }, use, testInfo) => {
    const tabs: Tab[] = []
    network.nextVisitor()
    await use(async () => {
      const tab = await session.openTab()
      tabs.push(tab)
      return visitorOf(tab, network.address)
    })
    if (testInfo.status !== testInfo.expectedStatus) return
    const reported = [...session.errors()]
    for (const tab of tabs) reported.push(...(await tab.evaluate(reportedErrors)))
    expect(reported, 'errors on the console').toEqual([])
  },
  visitor: async ({ openTab }, use) => use(await openTab()),
  signIn: async ({ visitor }, use) =>
    use(async ({ access, refresh }) => {
      await visitor.openEarly(EMPTY_PAGE)
      const expires = new Date(access.expired_at * 1000).toUTCString()
      const values = {
        access_token: access.value,
        refresh_token: refresh.value,
        date_milliseconds: String(access.expired_at * 1000),
      }
      await visitor.tab.evaluate(
        (cookies, until) => {
          for (const [name, value] of Object.entries(cookies))
            document.cookie = `${name}=${value}; path=/; expires=${until}`
        },
        values,
        expires,
      )
    }),
})
