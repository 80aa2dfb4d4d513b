import type { CallInput } from '@borong/api/define'
import type { Shapes } from '@borong/api/shapes'
import { calls } from '@borong/api/table'
import type { Problem } from '@borong/api/types'
import { configFrom, type Config } from '../server/config.ts'
import { openDatabase } from '../server/database.ts'
import type { Gateway, Served } from '../server/domain.ts'
import { makeGateway, prepare } from '../server/gateway.ts'
import { issueToken } from '../server/visitor.ts'

type Given<K extends Served> = Partial<CallInput<Shapes[K]>> & { as?: string; headers?: Record<string, string> }

export interface Answer<K extends Served> {
  status: number
  /** The reply of a success; read `problem` when the status says otherwise. */
  body: import('@borong/api/types').Reply<K>
  problem: Problem
  headers: Record<string, unknown>
}

/** A whole gateway on a fresh database, driven without a network. */
export interface TestGateway {
  gateway: Gateway
  call<K extends Served>(name: K, given?: Given<K>): Promise<Answer<K>>
  /** An access token for this buyer id, or a guest token without one. */
  token(userId?: string): Promise<string>
  /** Turns the gateway's clock forward. */
  advance(seconds: number): void
  close(): Promise<void>
}

/** Starts a gateway on a fresh database: embedded, or a new one on TEST_DATABASE_URL's server. */
export async function startTestGateway(options: { config?: Partial<Config> } = {}): Promise<TestGateway> {
  const config = { ...configFrom({}), logLevel: 'silent', scale: 200, ...options.config }
  const database = await openDatabase({})
  let offset = 0
  const gateway = makeGateway({ db: database.db, config, now: () => new Date(Date.now() + offset) })
  await prepare(gateway)

  const token = (userId?: string) =>
    issueToken(database.db, {
      kind: userId ? 'access' : 'guest',
      userId,
      expiresAt: new Date(gateway.now().getTime() + 60 * 60 * 1000),
    })

  return {
    gateway,
    token,
    async call(name, given = {}) {
      const [, method, path, who] = calls[name]
      const params = (given.params ?? {}) as Record<string, string>
      const url = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])))
      const authorization =
        given.as !== undefined
          ? `Bearer ${given.as}`
          : who === 'basic'
            ? `Basic ${Buffer.from(`${config.basicUser}:${config.basicPassword}`).toString('base64')}`
            : undefined
      const response = await gateway.app.inject({
        method,
        url,
        query: cleaned(given.query),
        headers: { ...(authorization ? { authorization } : {}), ...given.headers },
        ...(given.body === undefined ? {} : { payload: given.body as object }),
      })
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
    },
  }
}

function cleaned(query: unknown): Record<string, string> {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries.map(([key, value]) => [key, String(value)]))
}
