import fastify from 'fastify'
import { domains } from '../domains.ts'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import type { Domain, Gateway } from './domain.ts'
import { migrate } from './migrate.ts'
import { generalProblem, ProblemError } from './problem.ts'
import { languageOf, makeServe } from './serve.ts'

const BODY_LIMIT = 1024 * 1024

/** Puts every domain on one Fastify app. The caller listens, or injects requests. */
export function makeGateway(options: {
  db: Database
  config: Config
  now?: () => Date
  /** Hears of every error that nobody foresaw. */
  onFault?: (error: Error) => void
  /** Compares every reply with its shape; for tests, production sends what it has. */
  checkReplies?: boolean
}): Gateway {
  const app = fastify({
    logger: { level: options.config.logLevel },
    bodyLimit: BODY_LIMIT,
    trustProxy: 'loopback',
    routerOptions: { ignoreTrailingSlash: true },
  })
  const base = { app, db: options.db, config: options.config, now: options.now ?? (() => new Date()) }
  const gateway: Gateway = { ...base, serve: makeServe(base, { checkReplies: options.checkReplies ?? false }) }

  app.setErrorHandler((error, request, reply) => {
    const problem = asProblem(error, languageOf(request))
    if (problem.status >= 500) {
      request.log.error(error)
      options.onFault?.(error as Error)
    }
    return reply.status(problem.status).send(problem.problem)
  })
  app.setNotFoundHandler((request) => {
    throw generalProblem('NOT_FOUND', languageOf(request))
  })

  for (const domain of domains) domain.routes?.(gateway)
  return gateway
}

function asProblem(error: unknown, language: 'id' | 'en'): ProblemError {
  if (error instanceof ProblemError) return error
  const status = (error as { statusCode?: number }).statusCode
  if (status === 429) return generalProblem('TOO_MANY_REQUESTS', language)
  if (status !== undefined && status >= 400 && status < 500) {
    const problem = generalProblem('INVALID_REQUEST', language)
    return new ProblemError(status, problem.problem)
  }
  return generalProblem('INTERNAL_ERROR', language)
}

/** Brings the tables up to date and fills them at the first start. */
export async function prepare(
  gateway: Gateway,
  options: { seeded?: readonly Domain[]; progress?: (domain: string, done: number) => void } = {},
) {
  await migrate(gateway.db, domains)
  for (const domain of options.seeded ?? domains) {
    await domain.seed?.(gateway, (done) => options.progress?.(domain.name, done))
  }
}

/** Starts the recurring work of all domains; the answer stops it. */
export function startJobs(gateway: Gateway): () => Promise<void> {
  const running = new Set<Promise<void>>()
  const timers = domains
    .flatMap((domain) => domain.jobs ?? [])
    .map((job) => {
      let busy = false
      return setInterval(() => {
        if (busy) return
        busy = true
        const run = job
          .run(gateway)
          .catch((error) => gateway.app.log.error({ job: job.name, error }))
          .finally(() => {
            busy = false
            running.delete(run)
          })
        running.add(run)
      }, job.everySeconds * 1000)
    })
  return async () => {
    timers.forEach(clearInterval)
    await Promise.all(running)
  }
}
