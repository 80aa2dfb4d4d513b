import { readdirSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Snapshot } from '@borong/contract/release'
import pg from 'pg'
import type { Status } from '../api/answers.ts'
import { configFrom } from '../config.ts'
import { openRegistry } from '../open-registry.ts'
import { host, remote } from '../testing/built.ts'
import { makeTestDatabase, server } from '../testing/test-database.ts'
import { startTestRegistry } from '../testing/test-registry.ts'

// `e2e/scripts/record-log.ts` records such a log. Each released version has its own.
const EARLIER = join(import.meta.dirname, '../testing/earlier')

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'borong-registry-'))
})
let removeDatabase = () => Promise.resolve()
afterEach(async () => {
  await removeDatabase()
  await rm(directory, { recursive: true })
})

/**
 * Writes the log where a registry of its version would have written it, and returns the environment of the next start.
 */
async function placeLog(file: string): Promise<Record<string, string>> {
  const environment = { DATA_DIR: directory, LOG_LEVEL: 'silent' }
  if (!server) {
    await mkdir(join(directory, 'registry'))
    await copyFile(file, join(directory, 'registry/log.jsonl'))
    return environment
  }
  const { url, remove } = await makeTestDatabase()
  removeDatabase = remove
  await onDatabase(url, async (client) => {
    await client.query(
      'create schema registry; create table registry.events (sequence bigint primary key, event jsonb not null)',
    )
    for (const line of (await readFile(file, 'utf8')).trim().split('\n'))
      await client.query(
        "insert into registry.events values (($1::jsonb->>'sequence')::bigint, $1)",
        [line],
      )
  })
  return { ...environment, DATABASE_URL: url }
}

async function onDatabase(url: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await work(client).finally(() => client.end())
}

/** The revision of each unit in production. */
async function revisionsIn(read: () => Promise<Status>): Promise<Record<string, number>> {
  const { production = {} } = (await read()).channels
  return Object.fromEntries(Object.entries(production).map(([unit, is]) => [unit, is.revision]))
}

const versions = readdirSync(EARLIER).map((file) => file.replace('.jsonl', ''))

test.each(versions)(
  'M-05: the present code starts with the log of version %s, and continues it',
  async (version) => {
    const environment = await placeLog(join(EARLIER, `${version}.jsonl`))
    const { app, adminToken, close } = await openRegistry(configFrom(environment))
    try {
      const call = async <T>(url: string, payload?: object) => {
        const reply = await app.inject({
          method: payload ? 'PUT' : 'GET',
          url: `/registry/v1/${url}`,
          headers: { authorization: `Bearer ${adminToken}` },
          payload,
        })
        expect({ url, status: reply.statusCode, body: reply.body }).toMatchObject({ status: 200 })
        return reply.json<T>()
      }
      const before = await call<Snapshot>('snapshot')
      const { production } = before.channels
      expect(production).toMatchObject({ host: { stable: '1.0.0' }, billing: { stable: '1.0.0' } })
      expect(production?.['age-gated']?.stable).toBeUndefined()
      expect(Object.keys(before.releases.billing!).toSorted()).toEqual(['1.0.0', '1.1.0'])
      const revisions = await revisionsIn(() => call<Status>('status'))
      for (const url of ['status', 'units', 'log', 'units/checkout/releases', 'tokens'])
        await call(url)
      await call('channels/production/units/checkout', {
        action: 'freeze',
        reason: 'Test',
        expected: revisions.checkout,
      })
      expect((await call<Snapshot>('snapshot')).sequence).toBe(before.sequence + 1)
    } finally {
      await close()
    }
  },
)

test.each(versions)(
  'M-05: replaces the units of version %s by those of contract 2 in one write, with no rollback',
  async (version) => {
    const environment = await placeLog(join(EARLIER, `${version}.jsonl`))
    const { directory: data, databaseUrl } = configFrom(environment)
    const registry = await startTestRegistry({ config: { directory: data, databaseUrl } })
    try {
      const before = (await registry.snapshot()).channels.production!
      const remotes = Object.keys(before).filter((unit) => unit !== 'host')
      const next = [
        host({ version: '2.0.0', contract: '2.0.0' }),
        ...remotes.map((unit) =>
          remote({ unit, version: '2.0.0', contract: '^2.0.0', paths: [`/${unit}-next`] }),
        ),
      ]
      for (const built of next)
        expect((await registry.publish(built, { together: true })).status).toBe(201)
      const versionsOf = Object.fromEntries(Object.keys(before).map((unit) => [unit, '2.0.0']))
      const statusOf = async () => (await registry.call<Status>('GET', 'status')).body
      const promoted = await registry.call<object>('PUT', 'channels/production/units', {
        body: { versions: versionsOf, expected: await revisionsIn(statusOf) },
      })
      expect(promoted.status).toBe(200)
      const after = (await registry.snapshot()).channels.production!
      expect(after).toEqual(
        Object.fromEntries(
          Object.entries(before).map(([unit, { recalled }]) => [
            unit,
            { stable: '2.0.0', ...(recalled ? { recalled } : {}) },
          ]),
        ),
      )
      const { body } = await registry.call<{
        releases: { version: string; ineligible?: string }[]
      }>('GET', 'units/checkout/releases')
      expect(body.releases.find((one) => one.version === '1.0.0')?.ineligible).toBe(
        'contract 1, no rollback',
      )
    } finally {
      await registry.close()
    }
  },
)
