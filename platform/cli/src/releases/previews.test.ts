import { readPreview } from '@borong/registry/preview-link'
import { host, remote } from '@borong/registry/testing/built'
import { startTestRegistry, type TestRegistry } from '@borong/registry/testing/test-registry'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import decodeQR from 'qr/decode.js'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeBuilt } from '../testing/write-built.ts'
import { channel } from './channel.ts'
import { preview } from './preview.ts'
import { publish } from './publish.ts'
import type { ReleaseCommand } from './release-command.ts'
import { releases } from './releases.ts'
import { status } from './status.ts'

let registry: TestRegistry
let address: string
let root: string

beforeEach(async () => {
  registry = await startTestRegistry()
  address = `${await registry.open.app.listen({ port: 0, host: '127.0.0.1' })}/registry`
  root = await mkdtemp(join(tmpdir(), 'borong-units-'))
  await writeBuilt(join(root, 'host'), host())
  await writeBuilt(join(root, 'remotes/checkout'), remote())
})
afterEach(async () => {
  await registry.close()
  await rm(root, { recursive: true })
})

async function run(command: ReleaseCommand, line: string) {
  const printed: string[] = []
  const io = {
    out: (text: string) => void printed.push(text),
    progress: () => {},
    env: {
      DATA_DIR: registry.directory,
      BORONG_REGISTRY: address,
      BORONG_SHOP: 'https://m.borong.example',
    },
    isTerminal: false,
    root,
    now: () => new Date(),
  }
  await command.run(line.split(' ').filter(Boolean), io)
  return printed.join('\n')
}

const failure = (command: ReleaseCommand, line: string) =>
  run(command, line).then(
    () => 'no failure',
    (error: Error) => error.message,
  )

const choiceOf = (text: string) => {
  const link = new URL(/^https:\S+$/m.exec(text)![0])
  return { link, choice: readPreview(link.searchParams.get('preview')!, registry.open.publicKey) }
}

const PIXELS = 4

/** The QR code of a printed text as an image. A character shows two modules, one above the other. */
function imageOf(text: string) {
  const rows = text.split('\n').filter((line) => /^[█▀▄ ]{30,}$/.test(line))
  const width = rows[0]!.length * PIXELS
  const height = rows.length * 2 * PIXELS
  const data = new Uint8Array(width * height * 4).fill(255)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const row = Math.floor(y / PIXELS)
      const shown = rows[Math.floor(row / 2)]![Math.floor(x / PIXELS)]!
      const isLight = shown === '█' || shown === (row % 2 === 0 ? '▀' : '▄')
      data.fill(isLight ? 255 : 0, (y * width + x) * 4, (y * width + x) * 4 + 3)
    }
  return { width, height, data }
}

test('M-06: a preview is published under a version of its own, with a link and its QR code', async () => {
  const text = await run(preview, 'checkout --days 3 --path /cart')
  const [, version] = /✓ checkout (1\.0\.0-pr1\.[a-z]\w{6}) is a preview/.exec(text)!
  const { link, choice } = choiceOf(text)
  expect(link.origin + link.pathname).toBe('https://m.borong.example/cart')
  expect(choice?.versions).toEqual({ checkout: version })
  expect((choice!.until * 1000 - Date.now()) / 86_400_000).toBeCloseTo(3, 1)
  expect(decodeQR(imageOf(text))).toBe(link.href)
  expect(text).toContain(`borong preview delete checkout@${version}`)

  expect(await run(preview, 'checkout')).toContain(`checkout ${version} was a preview already`)
  expect(await run(preview, 'list')).toContain(version)
  expect(await run(releases, 'checkout')).toMatch(/preview until \d{4}-\d\d-\d\d/)
  expect(await run(publish, 'checkout')).toContain('✓ checkout 1.0.0 published')
  expect(await run(preview, `delete checkout@${version}`)).toBe(`✓ checkout ${version} is deleted`)
  expect(await run(preview, 'list')).toBe('There is no preview: borong preview <unit>')
})

test('M-06: other sources get the next number, and --pr chooses one', async () => {
  await run(preview, 'checkout --pr 12')
  await writeBuilt(join(root, 'remotes/checkout'), remote({ version: '1.1.0' }))
  await rm(join(root, 'remotes/checkout/dist/inputs'))
  expect(await failure(preview, 'checkout')).toContain('checkout is not built')
  await writeFile(join(root, 'remotes/checkout/package.json'), '{"version":"1.1.0"}')
  await writeBuilt(join(root, 'remotes/checkout'), remote({ version: '1.1.0' }))
  expect(await run(preview, 'checkout')).toMatch(/checkout 1\.1\.0-pr13\.\w{7} is a preview/)
})

test('M-06: a link opens published versions, or a channel of previews', async () => {
  await run(publish, 'checkout')
  expect(choiceOf(await run(preview, 'checkout@1.0.0')).choice?.versions).toEqual({
    checkout: '1.0.0',
  })
  expect(await run(channel, 'create pr-12')).toBe('✓ pr-12 has the versions of production')
  const { choice } = choiceOf(await run(preview, 'host checkout --channel pr-12'))
  expect(choice).toMatchObject({ channel: { name: 'pr-12' } })
  const { channels } = await registry.snapshot()
  expect(channels['pr-12']?.host?.stable).toMatch(/^1\.0\.0-pr1\./)
  expect(await run(channel, 'list')).toMatch(/pr-12 +production +\d+ s ago +admin/)
  expect(await run(channel, 'delete pr-12')).toBe('✓ pr-12 is deleted')
  expect(await run(channel, 'list')).not.toContain('pr-12')
  expect(await failure(channel, 'delete pr-12')).toContain('There is no channel pr-12')
})

test.each(['production', 'staging'])(
  'M-04 M-06: a link to a version of the channel %s names it, and changes nothing for its visitors',
  async (name) => {
    await run(publish, 'checkout --channel production --now')
    await writeBuilt(join(root, 'remotes/checkout'), remote({ version: '1.1.0' }))
    await run(publish, 'checkout')
    const before = await registry.snapshot()
    const { choice } = choiceOf(await run(preview, `checkout@1.1.0 --channel ${name}`))
    expect(choice).toMatchObject({ channel: { name }, versions: { checkout: '1.1.0' } })
    const built = choiceOf(await run(preview, `host --channel ${name}`)).choice
    expect(built?.versions?.host).toMatch(/^1\.0\.0-pr1\./)
    expect((await registry.snapshot()).channels).toEqual(before.channels)
  },
)

test('M-06: explains inputs that it does not accept', async () => {
  expect(await failure(preview, '')).toContain('The unit is missing')
  expect(await failure(preview, 'checkout --days x')).toBe(
    '--days takes a whole number above 0, not "x".',
  )
  expect(await failure(preview, 'checkout --path cart')).toContain('--path takes a path')
  expect(await failure(preview, 'checkout --shop m.borong.id')).toContain('is no address of a shop')
  expect(await failure(preview, 'checkout@9.9.9')).toContain('There is no unit checkout')
  expect(await failure(preview, 'host --channel stagin')).toBe(
    'There is no channel stagin in this registry. Did you mean staging?\n  Channels: production, staging.',
  )
  expect(await failure(status, '--channel nix')).toContain('There is no channel nix')
  expect(await failure(preview, 'delete checkout')).toContain('is not unit@version')
  expect(await failure(channel, 'freeze')).toContain('list, create, delete or require')
})
