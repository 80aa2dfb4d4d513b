import { DAY_MS } from '@borong/api/rules/time'
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ShapeOf } from '@borong/api/call'
import { calls, type Calls } from '@borong/api/described'
import type { CallInput } from '@borong/api/shape'
import type { Problem, Reply } from '@borong/api/types'
import type { Logger } from 'kysely'
import { loadDemo } from '../load-demo.ts'
import { configFrom, type Config } from '../server/config.ts'
import type { Database } from '../server/database.ts'
import type { Domain, Gateway } from '../server/domain.ts'
import { makeGateway, prepare } from '../gateway.ts'
import { issueToken } from '../server/visitor.ts'
import type { UserTable } from '../identity/user-table.ts'
import { guardTransactions } from './guard-transactions.ts'
import { openTestDatabase } from './test-database.ts'

const SCALE = 200
// Longer than any test advances the clock.
const TOKEN_LIFE_MS = 365 * DAY_MS

type Given<K extends keyof Calls> = Partial<CallInput<ShapeOf<Calls[K]>>> & {
  as?: string
  headers?: Record<string, string>
}

export interface Answer<K extends keyof Calls> {
  status: number
  /** The reply of a success; read `problem` for any other status. */
  body: Reply<Calls[K]>
  problem: Problem
  headers: Record<string, unknown>
}

/** A complete gateway on a new database, used without a network. Every reply is checked against its shape. */
export interface TestGateway {
  gateway: Gateway
  call<K extends keyof Calls>(name: K, given?: Given<K>): Promise<Answer<K>>
  /** An access token for this buyer id, or a guest token without one. */
  token(userId?: string): Promise<string>
  /** A new buyer (verified by default), with an access token. */
  signedIn(profile?: Partial<UserTable>): Promise<{ token: string; userId: string }>
  /** Advances the gateway's clock. */
  advance(seconds: number): void
  /** Throws if a statement was sent beside the open transaction of its caller. */
  close(): Promise<void>
}

/**
 * Starts a gateway with the demo (without it for `config: { demo: false }`) on a new database: embedded, or on
 * TEST_DATABASE_URL's server. Its tables are empty by default. `market` requests all data of a first start (200
 * products), `seeds` the seed data of some domains. `domains` are further ones, without migrations and seeds. `log` gets every statement.
 */
export async function startTestGateway(
  options: {
    config?: Partial<Config>
    market?: boolean
    seeds?: string[]
    domains?: readonly Domain[]
    log?: Logger
  } = {},
): Promise<TestGateway> {
  const config = {
    ...configFrom({ DEMO: '1' }),
    logLevel: 'silent',
    scale: SCALE,
    limits: false,
    filesDirectory: join(tmpdir(), `borong-files-${randomUUID()}`),
    ...options.config,
  }
  const size = config.scale === SCALE ? 'market' : `market-${config.scale}`
  const seeds = options.market ? [size] : (options.seeds ?? [])
  const loaded = await loadDemo()
  // Tests replace stand-ins of their own gateway.
  const demo = { ...loaded, standIns: { ...loaded.standIns } }
  const mistakes: Error[] = []
  const observed = {
    dialect: guardTransactions(mistakes),
    ...(options.log ? { log: options.log } : {}),
  }
  const prepareEmpty = async (db: Database) => {
    // The demo seeds the data, also for a gateway that then runs without it.
    const empty = makeGateway({ db, config: { ...config, demo: true }, extension: demo })
    const seeded = empty.domains.filter(({ name }) => options.market || seeds.includes(name))
    await prepare(empty, { seeded })
  }
  const database = await openTestDatabase(seeds, prepareEmpty, observed)

  let offset = 0
  const errors: Error[] = []
  const gateway = makeGateway({
    db: database.db,
    config,
    extension: config.demo
      ? { ...demo, domains: [...demo.domains, ...(options.domains ?? [])] }
      : undefined,
    now: () => new Date(Date.now() + offset),
    onError: (error) => errors.push(error),
    checkReplies: true,
  })

  const token = (userId?: string) =>
    issueToken(database.db, {
      kind: userId ? 'access' : 'guest',
      userId,
      expiresAt: new Date(gateway.now().getTime() + TOKEN_LIFE_MS),
    })

  return {
    gateway,
    token,
    async signedIn(profile = {}) {
      const userId = profile.id ?? randomUUID()
      await database.db.insertInto('users').values(freshBuyer(userId, profile)).execute()
      return { userId, token: await token(userId) }
    },
    async call(name, given = {}) {
      const { method, path, access } = calls[name]
      const params = (given.params ?? {}) as Record<string, string>
      const url = path.replace(/:(\w+)/g, (_, key: string) =>
        encodeURIComponent(String(params[key])),
      )
      const authorization =
        given.as !== undefined
          ? `Bearer ${given.as}`
          : access === 'basic'
            ? `Basic ${Buffer.from(`${config.basicUser}:${config.basicPassword}`).toString('base64')}`
            : undefined
      const response = await gateway.app.inject({
        method,
        url,
        query: cleaned(given.query),
        headers: { ...(authorization ? { authorization } : {}), ...given.headers },
        ...(given.body === undefined ? {} : { payload: given.body as object }),
      })
      // An internal error is a defect of the gateway: the test sees its cause instead of a bare 500.
      const error = errors.shift()
      if (error) throw error
      const isJson = String(response.headers['content-type']).includes('json')
      const body = isJson ? response.json() : response.rawPayload
      return { status: response.statusCode, body, problem: body, headers: response.headers }
    },
    advance: (seconds) => {
      offset += seconds * 1000
    },
    async close() {
      await gateway.app.close()
      await database.close()
      await rm(config.filesDirectory, { recursive: true, force: true })
      // The gateway may have caught the error, as its jobs do.
      if (mistakes[0]) throw mistakes[0]
    },
  }
}

/** A row of a buyer whose email address and phone number are verified. */
export function freshBuyer(id: string, profile: Partial<UserTable> = {}): UserTable {
  const digits = BigInt(`0x${id.replaceAll(/[^0-9a-f]/g, '') || '0'}`) % 10n ** 10n
  return {
    id,
    sso_id: id,
    name: 'Toko Uji',
    email: `${id}@contoh.id`,
    handphone: `628${String(digits).padStart(10, '0')}`,
    email_verified: true,
    phone_verified: true,
    password_hash: null,
    pin_hash: null,
    birth_date: null,
    age_verified_at: null,
    created_at: new Date(),
    ...profile,
  }
}

function cleaned(query: unknown): Record<string, string> {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined,
  )
  return Object.fromEntries(entries.map(([key, value]) => [key, String(value)]))
}
