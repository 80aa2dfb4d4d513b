import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { requestCounter } from './count-requests.ts'

/** Counts the answers of a Fastify app by the patterns of its routes. Call it before the routes are added. */
export function countAnswers(app: FastifyInstance, metrics: Registry): void {
  const count = requestCounter(metrics)
  app.addHook('onResponse', async (request, reply) =>
    count({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    }),
  )
}
