import { exitCodes } from '@borong/cli/command'
import { expect, test, type Platform } from '../fixtures/platform.ts'
import { variantOf } from '../fixtures/variants.ts'

const SCREEN = 'src/rules/AgeRulesScreen'
const PAGE = '/age-restricted/rules'
const browser = { CHROMIUM: process.env.CHROMIUM ?? '/usr/bin/chromium' }

const inspect = (platform: Platform, release: string, ...options: string[]) => {
  Object.assign(process.env, browser)
  return platform.borong('inspect', release, '--shop', platform.address, ...options)
}

test('M-04: a stylesheet that styles the whole page is refused when it is published, with file and selector @long', async ({
  standing: platform,
}) => {
  const variant = await variantOf('age-gated', '1.1.0')
  await variant.write(
    `${SCREEN}.module.css`,
    ':global(h1) { color: red; }\n.section { margin: 0; }\n',
  )
  const directory = await variant.build()
  await expect(platform.publish(directory)).rejects.toThrow(
    /rules-AgeRulesScreen\.\w+\.css of age-gated 1\.1\.0 styles more than its unit: h1/,
  )
})

test('M-04: a release that harms other units in the browser is named with file, act and page, and a channel can refuse it @long', async ({
  platform,
}) => {
  test.slow()
  const bad = await variantOf('age-gated', '1.1.0')
  await bad.replace(
    `${SCREEN}.tsx`,
    'const t = useMessages()',
    `const t = useMessages()
  useEffect(() => {
    Array.prototype.at = function at(index) { return this[index] }
    Object.defineProperty(Object.prototype, 'isEmpty', { value: () => false, configurable: true })
    window['local' + 'Storage'].setItem('orders', '[]')
    inThisTab.setItem('account.identity', {})
    document.cookie = 'last_rules=1'
    indexedDB.open('cache')
    const style = document.createElement('style')
    style.textContent = 'footer { display: none }'
    document.head.append(style)
    addEventListener('resize', () => {})
    setInterval(() => {}, 1000)
    const end = performance.now() + 120
    while (performance.now() < end);
  }, [])`,
  )
  await bad.replace(
    `${SCREEN}.tsx`,
    'import { Link,',
    `import { useEffect } from 'react'\nimport { inThisTab, Link,`,
  )
  await platform.publish(await bad.build())
  const found = await inspect(platform, 'age-gated@1.1.0', '--path', PAGE)
  expect(found.code).toBe(exitCodes.refused)
  const FILE = 'rules-AgeRulesScreen\\.\\w+\\.js'
  for (const act of [
    `GLOBAL_PATCHED ${PAGE}: ${FILE}:\\d+:\\d+ replaces Array\\.prototype\\.at`,
    `GLOBAL_PATCHED ${PAGE}: ${FILE}:\\d+:\\d+ adds Object\\.prototype\\.isEmpty`,
    `STORAGE_FOREIGN ${PAGE}: ${FILE} writes “orders” to localStorage, a name of checkout`,
    `STORAGE_FOREIGN ${PAGE}: ${FILE} writes “account\\.identity” to sessionStorage, a name of account`,
    `STORAGE_FOREIGN ${PAGE}: ${FILE} writes “last_rules” to the cookies`,
    `STORAGE_FOREIGN ${PAGE}: ${FILE} writes “cache” to IndexedDB`,
    `STYLES_LEAK ${PAGE}: ${FILE} adds a style of footer`,
    `LISTENER_LEFT ${PAGE}: ${FILE} still listens to “resize” of window`,
    `TIMER_LEFT ${PAGE}: ${FILE} still has an interval`,
    `LONG_TASK ${PAGE}: ${FILE} blocks the page for \\d+ ms`,
  ])
    expect(found.output).toMatch(new RegExp(act))
  expect(found.output).toContain('Not recorded, because only some pages were opened')

  await platform.borong('channel', 'require', 'production', 'inspection')
  const all = await inspect(platform, 'age-gated@1.1.0')
  expect(all.output).toContain('Recorded as inspection on age-gated 1.1.0')
  const refused = await platform.borong('promote', 'age-gated', '1.1.0', '--now')
  expect(refused.code).toBe(exitCodes.refused)
  expect(refused.output).toContain('failed inspection in this mix')
})

test('M-04: all pages of the remotes that anyone may open leave other units alone @long', async ({
  standing: platform,
}) => {
  test.slow()
  for (const unit of ['account', 'age-gated', 'billing', 'checkout', 'marketplace', 'services']) {
    const { code, output } = await inspect(platform, `${unit}@1.0.0`)
    expect(output).toContain(`${unit} 1.0.0 leaves other units alone`)
    expect(code).toBe(0)
  }
})
