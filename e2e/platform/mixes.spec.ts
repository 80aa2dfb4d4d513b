import { exitCodes } from '@borong/cli/command'
import { expect, test } from '../fixtures/platform.ts'
import { variantOf } from '../fixtures/variants.ts'

// One journey with one page, so that each run is short.
const JOURNEY = ['tender', '-g', 'contains the buyer’s contact', '--check', 'smoke']

test('M-06 M-04: the journeys find a fault in its mix only, and a channel promotes only what has passed @long', async ({
  platform,
}) => {
  const faulty = await variantOf('services', '1.1.0')
  await faulty.replace(
    'src/tender/TenderScreen.tsx',
    'export function TenderScreen',
    `if (typeof window !== 'undefined') throw new Error('planted')\nexport function TenderScreen`,
  )
  await platform.publish(await faulty.build())
  await platform.publish(await (await variantOf('account', '1.1.0')).build())
  await platform.borong('channel', 'require', 'production', 'smoke')
  const journeys = (...more: string[]) =>
    platform.borong('test', 'journeys', ...JOURNEY, '--shop', platform.address, ...more)
  const promote = (unit: string, version: string) =>
    platform.borong('promote', unit, version, '--now')
  const unchecked = await promote('services', '1.1.0')
  expect(unchecked.output).toMatch(/services 1\.1\.0 has no verdict of smoke.*account 1\.0\.0/)

  const matrix = await journeys('--matrix', '--channel', 'production')
  expect(matrix.code, matrix.output).toBe(1)
  expect(matrix.output).toMatch(/✗ 1 of 1 tests failed .*account 1\.0\.0.*services 1\.1\.0/)
  expect(matrix.output).toMatch(/✓ 1 test passed .*account 1\.1\.0.*services 1\.0\.0/)
  // A fallback to the version before would hide the fault.
  expect(matrix.output).not.toContain('is not of services 1.1.0')
  expect(matrix.output).toMatch(/Loaded: .*host 1\.0\.0 by 1.*services 1\.1\.0 by 1/)
  expect(matrix.output).toMatch(/Loaded: .*host 1\.0\.0 by 1.*services 1\.0\.0 by 1/)
  expect(matrix.output).toContain('Recorded as smoke on account 1.1.0.')

  const failed = await promote('services', '1.1.0')
  expect(failed.code).toBe(exitCodes.refused)
  expect(failed.output).toMatch(/services 1\.1\.0 failed smoke in this mix: account 1\.0\.0, .*/)
  expect((await promote('account', '1.1.0')).output).toContain('account 1.1.0 is stable')

  await platform.publish(await (await variantOf('services', '1.2.0')).build())
  expect((await promote('services', '1.2.0')).output).toMatch(
    /services 1\.2\.0 has no verdict of smoke.*account 1\.1\.0/,
  )
  const mended = await journeys('--mix', 'services=1.2.0')
  expect(mended.code, mended.output).toBe(0)
  expect((await promote('services', '1.2.0')).output).toContain('services 1.2.0 is stable')
  const { output } = await platform.borong('status')
  expect(output).toContain('production requires smoke')
  expect(output).toMatch(/services 1\.1\.0 +smoke failed: 1 of 1/)

  // Outside a mix the shop now answers a failed load of services 1.2.0 with services 1.0.0.
  const part = ['shell', '-g', 'a part that cannot be loaded is named', '--check', 'part']
  const place = ['--shop', platform.address, '--mix', 'services=1.2.0']
  const withoutFallback = await platform.borong('test', 'journeys', ...part, ...place)
  expect(withoutFallback.code, withoutFallback.output).toBe(0)
})

test('M-06: without an open shop the journeys open one on the releases of the registry @long', async ({
  platform,
}) => {
  await platform.publish(await (await variantOf('services', '1.1.0')).build())
  const run = await platform.borong('test', 'journeys', ...JOURNEY, '--mix', 'services=1.1.0')
  expect(run.code, run.output).toBe(0)
  expect(run.output).toMatch(/Loaded: .*services 1\.1\.0 by 1/)
  expect(run.output).toContain('Recorded as smoke on services 1.1.0.')
})
