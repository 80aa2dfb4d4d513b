import type { CallName } from '@borong/api/table'
import type { CallParsed, CallRefusal, CallReply } from '@borong/api/define'
import type { Shapes } from '@borong/api/shapes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Migration } from 'kysely/migration'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import type { Prepared } from './prepared.ts'
import type { Visitor } from './visitor.ts'

export type Served = CallName & keyof Shapes
export type Language = 'id' | 'en'

/** What a handler may use. Login calls have `buyer`; for others it is there when an access token came. */
export interface Asked<K extends Served> extends CallParsed<Shapes[K]> {
  visitor: Visitor
  /** Id of the asking buyer; on a `login` call never empty. */
  buyerId: string
  language: Language
  request: FastifyRequest
  reply: FastifyReply
  /** Ends the call with a refusal that its shape lists. */
  refuse(
    name: CallRefusal<Shapes[K]>,
    more?: {
      data?: unknown
      errors?: Record<string, string[]>
      values?: Record<string, string | number>
    },
  ): never
}

/** Answers a call; with a prepared answer when others get the same. */
export type Handler<K extends Served> = (
  asked: Asked<K>,
) => Promise<CallReply<Shapes[K]> | Prepared<CallReply<Shapes[K]>>>
export type Serve = <K extends Served>(name: K, handler: Handler<K>) => void

/** What every domain's routes are built from. `app` is for pages outside the table (inbox, bank page, pictures). */
export interface Gateway {
  app: FastifyInstance
  db: Database
  config: Config
  serve: Serve
  /** The time, so that tests can turn the clock. */
  now(): Date
}

/** Work that repeats while the gateway runs. It must be safe to run in several gateways at once. */
export interface Job {
  name: string
  everySeconds: number
  run(gateway: Gateway): Promise<void>
}

/** One folder of the gateway: its tables, its calls, its recurring work, its first data. */
export interface Domain {
  name: string
  migrations?: Record<string, Migration>
  routes?(gateway: Gateway): void
  jobs?: Job[]
  /** Fills empty tables at the first start; says how far it is (0 to 1). */
  seed?(gateway: Gateway, progress: (done: number) => void): Promise<void>
}
