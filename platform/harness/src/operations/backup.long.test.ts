import { root } from '@borong/build/units'
import { startTestStore } from '@borong/object-store/testing/test-store'
import { configFrom } from '@borong/registry/config'
import { openRegistry } from '@borong/registry/open-registry'
import { verifyRelease } from '@borong/registry/signature'
import { host, remote } from '@borong/registry/testing/built'
import { startTestRegistry, type TestRegistry } from '@borong/registry/testing/test-registry'
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startProcess, waitUntilOpen } from '@borong/cli/shop/processes'
import { openPostgres, type RunningPostgres } from '../tests/postgres.ts'
import { backUp } from '@borong/cli/operations/backup'
import type { Manifest } from '@borong/cli/operations/manifest'
import type { Environment } from '@borong/cli/operations/places'
import { restoreShop } from '@borong/cli/operations/restore'

let folder: string
let registry: TestRegistry
let postgres: RunningPostgres
let manifest: Manifest

const backup = () => join(folder, 'backup')
const at = (name: string): Environment => ({
  ...process.env,
  DEMO: '1',
  SCALE: '200',
  DATABASE_URL: undefined,
  DATA_DIR: name === 'shop' ? registry.directory : join(folder, name),
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'borong-backup-'))
  registry = await startTestRegistry()
  postgres = await openPostgres()
  await registry.publish(host())
  await registry.publish(remote())
  await registry.act('host', { action: 'promote', version: '1.0.0' })
  await registry.act('checkout', { action: 'promote', version: '1.0.0' })
  await withGateway(at('shop'), async (origin) => {
    expect(await statusOfSignIn(origin)).toBe(200)
  })
  const visit = {
    channel: 'production',
    visitor: 'a visitor',
    units: { checkout: { version: '1.0.0' } },
  }
  await registry.call('POST', 'reports', { body: visit, token: '' })
  await mkdir(join(registry.directory, 'files/ab'), { recursive: true })
  await writeFile(join(registry.directory, 'files/ab/upload.pdf'), 'a file of a buyer')
  await mkdir(join(registry.directory, 'edge'))
  await writeFile(join(registry.directory, 'edge/override.key'), 'key of the edge')
  manifest = await backUp(at('shop'), backup())
})
afterAll(async () => {
  await registry.close()
  await postgres.stop()
  await rm(folder, { recursive: true })
})

test('C-27: a backup lists its files, and only its owner reads them', async () => {
  expect(Object.keys(manifest.files)).toEqual(
    expect.arrayContaining([
      'database/orders.jsonl',
      'registry/log.jsonl',
      'registry/keys/private.pem',
      'edge/override.key',
      'files/ab/upload.pdf',
    ]),
  )
  for (const name of ['registry/keys/private.pem', 'registry/admin-token', 'edge/override.key'])
    expect((await stat(join(backup(), name))).mode & 0o777).toBe(0o600)
  expect((await stat(backup())).mode & 0o777).toBe(0o700)
})

test.each(['embedded', 'server'] as const)(
  'C-27 M-05: a shop restored into empty directories and another database (%s) is the same, and opens',
  async (kind) => {
    const env = { ...at(kind), ...(kind === 'server' ? { DATABASE_URL: postgres.url } : {}) }
    await restoreShop(env, backup())
    // Every row of every table, every key, every file.
    const again = join(folder, `again-${kind}`)
    const { files } = await backUp(env, again)
    const {
      'registry/log.jsonl': _log,
      'registry/visits.jsonl': _visits,
      ...others
    } = manifest.files
    expect(files).toMatchObject(others)
    for (const name of ['log', 'visits'] as const)
      expect(await linesIn(again, name)).toEqual(await linesIn(backup(), name))
    expect(await linesIn(again, 'visits')).toMatchObject([{ unit: 'checkout', version: '1.0.0' }])

    await withGateway(env, async (origin) => expect(await statusOfSignIn(origin)).toBe(200))
    const restored = await openRegistry(configFrom({ ...env, LOG_LEVEL: 'silent' }))
    const { releases, channels } = restored.registry.snapshot()
    expect(channels).toEqual((await registry.snapshot()).channels)
    expect(Object.keys(releases).toSorted()).toEqual(['checkout', 'host'])
    for (const release of Object.values(releases).flatMap((versions) => Object.values(versions)))
      expect(verifyRelease(release, registry.open.publicKey)).toBe(true)
    expect(restored.publicKey).toBe(registry.open.publicKey)
    await restored.close()
    await expect(restoreShop(env, backup())).rejects.toThrow('is not empty')
  },
)

test('C-27 M-05: files on disk are restored into a bucket, and from it again', async () => {
  const store = await startTestStore()
  const inBucket = { ...at('bucket'), ...store.env }
  await restoreShop(inBucket, backup())
  const again = join(folder, 'again-bucket')
  const { files } = await backUp(inBucket, again)
  const names = Object.keys(manifest.files).filter((name) => /^(registry\/)?files\//.test(name))
  expect(names.length).toBeGreaterThan(2)
  for (const name of names) expect([name, files[name]]).toEqual([name, manifest.files[name]])
  await expect(restoreShop({ ...at('bucket-2'), ...store.env }, backup())).rejects.toThrow(
    'The bucket has releases/',
  )
  await store.close()
})

test('C-27: a restore into a database that is in use is refused, and so is one of an altered backup', async () => {
  const full = { ...at('other'), DATABASE_URL: postgres.url }
  await expect(restoreShop(full, backup())).rejects.toThrow('Restore into an empty place')

  const altered = join(folder, 'altered')
  await cp(backup(), altered, { recursive: true })
  await appendFile(join(altered, 'database/orders.jsonl'), ' ')
  await expect(restoreShop(at('never'), altered)).rejects.toThrow(
    'database/orders.jsonl of the backup was altered. Nothing was restored.',
  )
  await rm(join(altered, 'database/orders.jsonl'))
  await expect(restoreShop(at('never'), altered)).rejects.toThrow('is missing')
  await expect(stat(join(folder, 'never'))).rejects.toThrow()
  await expect(backUp(at('shop'), backup())).rejects.toThrow('is not empty')
})

async function withGateway(env: Environment, work: (origin: string) => Promise<void>) {
  const port = await freePort()
  const gateway = await startProcess({
    name: 'gateway',
    script: join(root, 'gateway/src/main.ts'),
    env: { ...env, GATEWAY_PORT: String(port) },
    logs: folder,
  })
  const origin = `http://127.0.0.1:${port}`
  try {
    await waitUntilOpen(`${origin}/readyz`, gateway, 120)
    await work(origin)
  } finally {
    await gateway.stop()
  }
}

/** A buyer of the demo signs in. */
async function statusOfSignIn(origin: string): Promise<number> {
  const basic = Buffer.from('borong-mobile-web:borong-mobile-web').toString('base64')
  const guest = await fetch(`${origin}/sso/v1/authorize`, {
    headers: { authorization: `Basic ${basic}` },
  })
  const { data } = (await guest.json()) as { data: { guest_token: string } }
  const signIn = await fetch(`${origin}/sso/v1/login`, {
    method: 'POST',
    headers: { authorization: `Bearer ${data.guest_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      type: 'password',
      username: 'budi@contoh.id',
      password: 'Borong#2026',
    }),
  })
  return signIn.status
}

const linesIn = async (directory: string, name: 'log' | 'visits') =>
  (await readFile(join(directory, `registry/${name}.jsonl`), 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown)
