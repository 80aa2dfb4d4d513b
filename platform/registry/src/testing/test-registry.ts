import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Release, Snapshot } from '@borong/contract/release'
import type { Status } from '../api/answers.ts'
import { sha384 } from '../api/content-hash.ts'
import type { Action } from '../api/shapes.ts'
import { configFrom, type Config } from '../config.ts'
import type { Budgets } from '../gates/read-budgets.ts'
import { openRegistry, type OpenRegistry } from '../open-registry.ts'
import type { Problem } from '../problem.ts'
import type { Built } from './built.ts'

interface Answer<T = unknown> {
  status: number
  body: T & Problem & { reasons?: Problem[] }
}

type WithoutExpected<T> = T extends unknown ? Omit<T, 'expected'> & { expected?: number } : never

/** A whole registry in its own directory, called without a network. */
export interface TestRegistry {
  directory: string
  open: OpenRegistry
  call<T>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    given?: { body?: unknown; token?: string; from?: string },
  ): Promise<Answer<T>>
  /** Publishes a release's files and its record. */
  publish(
    built: Built,
    given?: { token?: string; note?: string; together?: boolean; preview?: { days: number } },
  ): Promise<Answer<{ release: Release; created: boolean; notes?: string[] }>>
  /** Acts on a unit; without `expected` as a caller who has just looked. */
  act(
    unit: string,
    action: WithoutExpected<Action>,
    given?: { channel?: string; token?: string },
  ): Promise<Answer<{ message: string }>>
  snapshot(): Promise<Snapshot>
  /** A token for these units. */
  token(...units: string[]): Promise<string>
  /** Advances the registry's clock. */
  advance(days: number): void
  /** Closes the registry and opens it again on the same data. */
  restart(): Promise<void>
  close(): Promise<void>
}

export async function startTestRegistry(
  options: { budgets?: Budgets; config?: Partial<Config> } = {},
): Promise<TestRegistry> {
  const directory = await mkdtemp(join(tmpdir(), 'borong-registry-'))
  const config: Config = {
    ...configFrom({
      DATA_DIR: directory,
      BUDGETS: join(directory, 'budgets.json'),
      LOG_LEVEL: 'silent',
    }),
    ...options.config,
  }
  if (options.budgets) await writeFile(config.budgetsFile, JSON.stringify(options.budgets))
  let offset = 0
  const start = () => openRegistry(config, () => new Date(Date.now() + offset))

  const test: TestRegistry = {
    directory,
    open: await start(),
    async call(method, path, given = {}) {
      const token = given.token ?? test.open.adminToken
      const isFile = Buffer.isBuffer(given.body)
      const response = await test.open.app.inject({
        method,
        url: `/registry/v1/${path}`,
        headers: {
          // The visitor's address in the form that an edge forwards.
          ...(given.from ? { 'x-forwarded-for': given.from } : {}),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(isFile ? { 'content-type': 'application/octet-stream' } : {}),
        },
        ...(given.body === undefined ? {} : { payload: given.body as object }),
      })
      const isJson = String(response.headers['content-type']).includes('json')
      const body: unknown = isJson ? response.json() : response.rawPayload
      return { status: response.statusCode, body: body as never }
    },
    async publish({ release, content }, { token, note, together, preview } = {}) {
      for (const text of Object.values(content)) {
        const file = Buffer.from(text)
        await test.call('PUT', `files/${sha384(file)}`, { body: file, token })
      }
      return test.call('POST', `units/${release.unit}/releases`, {
        body: { release, note, together, preview },
        token,
      })
    },
    async act(unit, action, { channel = 'production', token } = {}) {
      const { channels } = (await test.call<Status>('GET', 'status')).body
      const expected = channels[channel]?.[unit]?.revision ?? 0
      return test.call('PUT', `channels/${channel}/units/${unit}`, {
        body: { expected, ...action },
        token,
      })
    },
    snapshot: async () => (await test.call<Snapshot>('GET', 'snapshot')).body,
    token: async (...units) =>
      (
        await test.call<{ token: string }>('POST', 'tokens', {
          body: { label: `squad ${units.join('+')}`, units },
        })
      ).body.token,
    advance(days) {
      offset += days * 24 * 60 * 60 * 1000
    },
    async restart() {
      await test.open.close()
      test.open = await start()
    },
    async close() {
      await test.open.close()
      await rm(directory, { recursive: true })
    },
  }
  return test
}
