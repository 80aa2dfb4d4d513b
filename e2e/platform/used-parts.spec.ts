import { expect, test, type Platform } from '../fixtures/platform.ts'
import { variantOf } from '../fixtures/variants.ts'

const SCREEN = 'src/services/ServicesScreen.tsx'

/** Publishes the services remote with these replacements, which must be refused, and returns the reason. */
async function refusalOf(
  platform: Platform,
  ...replacements: [file: string, from: string, to: string][]
) {
  const variant = await variantOf('services', '1.7.1')
  for (const [file, from, to] of replacements) await variant.replace(file, from, to)
  const directory = await variant.build()
  return platform.publish(directory).then(
    () => 'published',
    (error: Error) => error.message,
  )
}

test('M-05: a remote that calls a name which the live host does not provide is refused, naming remote, name and host', async ({
  standing: platform,
}) => {
  const reason = await refusalOf(
    platform,
    [SCREEN, 'PageTitle,', 'PageTitle, useNewThing,'],
    [SCREEN, 'const t = useMessages()', 'useNewThing()\n  const t = useMessages()'],
  )
  expect(reason).toMatch(
    /^services 1\.7\.1 uses useNewThing of @borong\/contract, which host \S+ \(production\) does not provide/,
  )
})

test('M-02: a screen file without its screen is refused, naming the file @long', async ({
  standing: platform,
}) => {
  const reason = await refusalOf(platform, [
    SCREEN,
    'export function ServicesScreen',
    'export function ServiceList',
  ])
  expect(reason).toContain(
    'services 1.7.1 shows ServicesScreen (route /services), but src/services/ServicesScreen.tsx does not export it, only ServiceList',
  )
})

test('M-05: a table without a path that live pages link to is refused, naming the units that link to it @long', async ({
  standing: platform,
}) => {
  const reason = await refusalOf(platform, [
    'remote.ts',
    "path: '/services/tender',",
    "path: '/services/tenders',",
  ])
  expect(reason).toMatch(
    /services 1\.7\.1 no longer offers the path \/services\/tender, which is linked by marketplace \S+ \(production\)/,
  )
})
