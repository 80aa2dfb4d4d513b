import { countAnswers } from '@borong/observe/count-answers'
import { readGauges } from '@borong/observe/read-gauge'
import fastify, { type FastifyReply, LogController } from 'fastify'
import { sql } from 'kysely'
import { Registry as Metrics } from 'prom-client'
import { domains as ownDomains } from './domains.ts'
import type { Config } from './server/config.ts'
import type { Database } from './server/database.ts'
import { isDatabaseUnavailable } from './server/database-unavailable.ts'
import type { Domain, Extension, Gateway } from './server/domain.ts'
import { watchCaches } from './server/cache-lookups.ts'
import { addLife } from './server/life.ts'
import { methodsOf } from './server/method-not-allowed.ts'
import { migrate } from './server/migrate.ts'
import { generalProblem, ProblemError } from './server/problem.ts'
import { protect } from './server/protection.ts'
import { loggerOptions, logAnswers } from './server/request-log.ts'
import { languageOf, makeServe } from './server/serve.ts'
import { QueueFull } from './server/work-queue.ts'

const BODY_LIMIT = 1024 * 1024
const REQUEST_TIMEOUT_MS = 30_000

/** Registers every domain on one Fastify app. The caller listens, or injects requests. */
export function makeGateway(options: {
  db: Database
  /** The database of shared lists and pages, where it is not `db`. */
  reads?: Database
  config: Config
  /** Required with `config.demo`, and not allowed without. */
  extension?: Extension
  now?: () => Date
  /** Receives every unexpected error. */
  onError?: (error: Error) => void
  /** Compares every reply with its shape, in tests only: production sends replies unchecked. */
  checkReplies?: boolean
}): Gateway {
  const { extension } = options
  if (options.config.demo !== (extension !== undefined))
    throw new Error('The demo is loaded with DEMO=1, and only then')
  const domains = [...ownDomains, ...(extension?.domains ?? [])]
  const app = fastify({
    logger: loggerOptions(options.config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: options.config.trustedProxies,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // A path that can't be decoded gets the same kind of reply as any other bad request.
    frameworkErrors: (error, request, reply) =>
      answerProblem(asProblem(error, languageOf(request)), reply),
  })
  // Above it connections are refused, and those that are open still get files, jobs and the database.
  app.server.maxConnections = options.config.maxConnections
  const metrics = new Metrics()
  countAnswers(app, metrics)
  watchCaches(metrics)
  logAnswers(app)
  const drain = addLife(app)
  protect(app, options.config)
  const base = {
    app,
    db: options.db,
    reads: options.reads ?? options.db,
    config: options.config,
    domains,
    standIns: extension?.standIns,
    now: options.now ?? (() => new Date()),
    drain,
    metrics,
  }
  const gateway: Gateway = {
    ...base,
    serve: makeServe(base, { checkReplies: options.checkReplies ?? false }),
  }

  app.setErrorHandler((error, request, reply) => {
    const problem = asProblem(error, languageOf(request))
    if (problem.status >= 500) {
      request.log.error(error)
      if (!(error instanceof ProblemError)) options.onError?.(error as Error)
    }
    return answerProblem(problem, reply)
  })
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(request.url)
    if (methods.length === 0) throw generalProblem('NOT_FOUND', languageOf(request))
    reply.header('allow', methods.join(', '))
    throw generalProblem('METHOD_NOT_ALLOWED', languageOf(request))
  })
  app.get('/health', async () => {
    await sql`select 1`.execute(options.db)
    return { status: 'ok' }
  })

  readGauges(
    metrics,
    domains.flatMap((domain) => domain.gauges?.(gateway) ?? []),
  )
  for (const domain of domains) domain.routes?.(gateway)
  return gateway
}

const RETRY_AFTER_S = '5'

const answerProblem = ({ status, problem }: ProblemError, reply: FastifyReply) =>
  (status === 503 ? reply.header('retry-after', RETRY_AFTER_S) : reply)
    .status(status)
    .type('application/json; charset=utf-8')
    .send(problem)

// SQLSTATE class 22, data exceptions: the caller's value does not fit its column.
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/

function asProblem(error: unknown, language: 'id' | 'en'): ProblemError {
  if (error instanceof ProblemError) return error
  const status = (error as { statusCode?: number }).statusCode
  if (status === 429) return generalProblem('TOO_MANY_REQUESTS', language)
  if (status !== undefined && status >= 400 && status < 500) {
    return new ProblemError(status, generalProblem('INVALID_REQUEST', language).problem)
  }
  if (DATA_EXCEPTION.test(String((error as { code?: string }).code)))
    return generalProblem('INVALID_REQUEST', language)
  return generalProblem(isBusy(error) ? 'UNAVAILABLE' : 'INTERNAL_ERROR', language)
}

const isBusy = (error: unknown) => error instanceof QueueFull || isDatabaseUnavailable(error)

/** Migrates the tables and fills them at the first start. */
export async function prepare(
  gateway: Gateway,
  options: { seeded?: readonly Domain[]; progress?: (domain: string, done: number) => void } = {},
) {
  await migrate(gateway.db, gateway.domains)
  for (const domain of options.seeded ?? gateway.domains) {
    await domain.seed?.(gateway, (done) => options.progress?.(domain.name, done))
  }
}
