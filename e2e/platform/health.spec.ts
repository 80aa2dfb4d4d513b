import { bootOf, expect, test, versionsOn, type Platform } from '../fixtures/platform.ts'
import { HEADLINE } from '../fixtures/services-page.ts'
import { variantOf } from '../fixtures/variants.ts'

interface StatusOfServices {
  channels: {
    production: {
      services: { stable: string; candidate?: { version: string }; frozen?: { reason: string } }
    }
  }
}

const servicesIn = async ({ registry }: Platform) =>
  (await registry.get<StatusOfServices>('status')).channels.production.services

let visitors = 0

/**
 * A new visitor from a network of its own opens a document, whose remote fails in the browser, which reports it. A
 * rollout gives some visitors the other version, which does not fail. Returns whether the visitor had this version.
 */
async function visit(address: string, version: string): Promise<boolean> {
  visitors += 1
  const from = { 'x-forwarded-for': `10.${visitors >> 8}.${visitors & 255}.7` }
  const document = await fetch(`${address}/services`, { headers: from })
  const [, visitor] = /guest_id=([^;]+)/.exec(document.headers.getSetCookie().join('; ')) ?? []
  const [, shown] = /"services":\{"version":"([^"]+)"/.exec(await document.text()) ?? []
  const units = { services: { version: shown, ...(shown === version ? { errors: 1 } : {}) } }
  await fetch(`${address}/registry/v1/reports`, {
    method: 'POST',
    headers: { ...from, 'content-type': 'text/plain' },
    body: JSON.stringify({ channel: 'production', visitor, units }),
  })
  return shown === version
}

const MOST_VISITS = 300

/** Visits until so many visitors had this version, which may be withdrawn before; returns how many had it. */
async function failingVisits(count: number, address: string, version: string): Promise<number> {
  let failed = 0
  for (let visits = 0; visits < MOST_VISITS && failed < count; visits += 1)
    if (await visit(address, version)) failed += 1
  return failed
}

test('M-04: a promoted release that fails for each of its 200 visitors is rolled back once, frozen, and documents have the version before @long', async ({
  platform,
}) => {
  const variant = await variantOf('services', '1.1.0')
  await platform.release(await variant.build())
  expect((await bootOf(platform.address)).set.units.services?.version).toBe('1.1.0')
  for (let count = 0; count < 200; count += 1) await visit(platform.address, '1.1.0')
  await platform.settled()
  expect((await bootOf(platform.address)).set.units.services?.version).toBe('1.0.0')
  const services = await servicesIn(platform)
  expect(services.stable).toBe('1.0.0')
  expect(services.frozen?.reason).toMatch(/^fails for 100.0 %/)
})

test('M-04: failures that two registries receive from two edges add up, and withdraw the candidate @long', async ({
  platform,
}) => {
  const variant = await variantOf('services', '1.1.0')
  const { version } = await platform.publish(await variant.build())
  const other = await platform.startOtherEdge(await platform.startOtherRegistry())
  await platform.promote('services', version, 50)
  await expect
    .poll(async () => (await (await fetch(`${other}/services`)).text()).includes('"1.1.0"'))
    .toBe(true)
  // Each registry alone receives too few to judge the version.
  expect(await failingVisits(45, platform.address, version)).toBe(45)
  expect((await servicesIn(platform)).candidate?.version).toBe(version)
  await failingVisits(45, other, version)
  await expect.poll(async () => (await servicesIn(platform)).candidate).toBeUndefined()
  expect((await servicesIn(platform)).stable).toBe('1.0.0')
})

test('X-09 M-04: after two bad promotions a tab falls back to the version that 200 visitors used, not to the one before @long', async ({
  page,
  platform,
}) => {
  for (let count = 0; count < 200; count += 1) await visit(platform.address, 'none')
  for (const version of ['1.1.0', '1.2.0']) {
    const variant = await variantOf('services', version)
    const screen = 'export function ServicesScreen'
    const bad = `throw new Error('thrown by ${version}')\n\n${screen}`
    await variant.replace('src/services/ServicesScreen.tsx', screen, bad)
    await platform.release(await variant.build())
  }
  expect((await bootOf(platform.address)).set.units.services?.version).toBe('1.2.0')
  await page.goto(`${platform.address}/services`)
  await expect(page.getByRole('heading', { level: 1, name: HEADLINE })).toBeVisible()
  expect(await versionsOn(page)).toMatchObject({ services: '1.0.0' })
})

test('M-04: two people who roll a unit back in one moment take it back by one version @long', async ({
  platform,
}) => {
  for (const version of ['1.1.0', '1.2.0'])
    await platform.release(await (await variantOf('services', version)).build())
  const both = await Promise.all([
    platform.borong('rollback', 'services'),
    platform.borong('rollback', 'services'),
  ])
  const codes = both.map(({ code }) => code).toSorted()
  expect(codes[0]).toBe(0)
  expect(codes[1]).not.toBe(0)
  await platform.settled()
  expect((await servicesIn(platform)).stable).toBe('1.1.0')
})
