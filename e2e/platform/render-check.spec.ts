import { exitCodes } from '@borong/cli/command'
import { bootOf, expect, test } from '../fixtures/platform.ts'
import { variantOf } from '../fixtures/variants.ts'

test.use({ isRenderedFirst: true })

test('M-04: a release whose page throws when it is rendered is refused with route, error and place, and one that renders goes live @long', async ({
  platform,
}) => {
  const broken = await variantOf('services', '1.1.0')
  await broken.replace(
    'src/tender/TenderScreen.tsx',
    'const t = useMessages()',
    `const t = useMessages()\n  if (t) throw new Error('no tender today')`,
  )
  await platform.publish(await broken.build())
  const refused = await platform.borong('promote', 'services', '1.1.0', '--now')
  expect(refused.code).toBe(exitCodes.refused)
  expect(refused.output).toMatch(
    /\/services\/tender throws in services when it is rendered: Error: no tender today \(services@1\.1\.0\/server\.js:\d+:\d+\)/,
  )
  expect((await bootOf(platform.address)).set.units.services?.version).toBe('1.0.0')

  await platform.publish(await (await variantOf('services', '1.2.0')).build())
  const done = await platform.borong('promote', 'services', '1.2.0', '--now')
  expect(done.output).toContain('services 1.2.0 is stable')
  expect(done.output).not.toContain('Not rendered')
})
