import type { Call } from '@borong/api/call'
import type { GaugeReading } from '@borong/observe/read-gauge'
import type { Language } from '@borong/api/messages'
import type {
  CallParsed,
  CallRefusal,
  CallReply,
  CallShape,
  RefusalDetails,
} from '@borong/api/shape'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Migration } from 'kysely/migration'
import type { Trx } from './database.ts'
import type { Registry as Metrics } from 'prom-client'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import type { Prepared } from './prepared.ts'
import type { Visitor } from './visitor.ts'

export type { Language } from '@borong/api/messages'

/** The arguments of a handler. A login call always has `buyer`; other calls have it when an access token was sent. */
export interface DomainCall<S extends CallShape> extends CallParsed<S> {
  visitor: Visitor
  /** The id of the calling buyer; never empty in a `login` call. */
  buyerId: string
  language: Language
  request: FastifyRequest
  reply: FastifyReply
  /** Ends the call with an error code that its shape lists. */
  refuse<Name extends CallRefusal<S>>(
    name: Name,
    ...details: RefusalDetails<NonNullable<S['refusals']>, Name>
  ): never
}

/** Handles a call; returns a prepared reply when several callers get the same. */
export type Handler<S extends CallShape> = (
  call: DomainCall<S>,
) => Promise<CallReply<S> | Prepared<CallReply<S>>>
/** Registers a call; its shape comes from `@borong/api/described`. */
export type Serve = <S extends CallShape>(call: Call<S>, handler: Handler<S>) => void

/** The dependencies of every domain's routes. `app` is for pages outside the calls (inbox, bank page, images). */
export interface Gateway {
  app: FastifyInstance
  db: Database
  /**
   * For lists and pages that all visitors share. With a replica they may be seconds behind, so what a buyer has just
   * written is read from `db`.
   */
  reads: Database
  config: Config
  serve: Serve
  metrics: Metrics
  /** All active domains: the gateway's own, and those of its extension. */
  domains: readonly Domain[]
  /** Present only with DEMO=1. */
  standIns: StandIns | undefined
  /** The current time, which tests can advance. */
  now(): Date
  /** Tells balancers that this gateway stops, and resolves after the time that they need to notice. */
  drain(milliseconds: number): Promise<void>
}

/** A recurring task of the gateway. It must be safe to run in several gateways concurrently. */
export interface Job {
  name: string
  everySeconds: number
  run(gateway: Gateway): Promise<void>
}

/** One folder of the gateway: its tables, its calls, its recurring tasks, its seed data. */
export interface Domain {
  name: string
  migrations?: Record<string, Migration>
  routes?(gateway: Gateway): void
  jobs?: Job[]
  /** The tables whose rows of a buyer are removed with the account, by the column of the buyer's id. */
  removed?: Readonly<Record<string, string>>
  /** Removes what else it knows about the buyer of a deleted account. */
  anonymise?(trx: Trx, userId: string, at: Date): Promise<void>
  /** Ends the access that it has given to the owner of an account, because the account has a new one. */
  endAccess?(trx: Trx, userId: string, at: Date): Promise<void>
  /** Its numbers for operators, read from the database. */
  gauges?(gateway: Gateway): readonly GaugeReading[]
  /** Fills empty tables at the first start; reports its progress (0 to 1). */
  seed?(gateway: Gateway, progress: (done: number) => void): Promise<void>
}

/**
 * Replacements of outside services that are not configured. Each domain adds the ones that it needs:
 * `declare module '../server/domain.ts' { interface StandIns { deliver(message: Message): Promise<void> } }`
 */
// oxlint-disable-next-line no-empty-interface -- filled by the domains' declarations
export interface StandIns {}

/** The extension of the gateway by another package: with DEMO=1 `@borong/demo`, loaded through this type alone. */
export interface Extension {
  name: string
  /** Seeded after the gateway's own domains, in this order. */
  domains: readonly Domain[]
  standIns: StandIns
}
