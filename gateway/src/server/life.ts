import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A balancer asks for it every second, and must always get an answer. */
    isProbe?: true
  }
}

/** Whether a request is the probe of a balancer or supervisor. One that an edge passed on comes from a stranger. */
export const isProbe = (request: FastifyRequest): boolean =>
  request.routeOptions.config.isProbe === true && request.headers['x-forwarded-for'] === undefined

/**
 * Answers the probes `/livez` and `/readyz`, and ends connections with their next reply while the gateway leaves.
 * Returns the function that announces a stop, and resolves when balancers have had this time to see it.
 */
export function addLife(app: FastifyInstance): (milliseconds: number) => Promise<void> {
  let isLeaving = false
  app.addHook('preClose', async () => {
    isLeaving = true
  })
  // A keep-alive connection would keep coming back, and delay the stop.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isLeaving) reply.header('connection', 'close')
    done(null, payload)
  })

  const probe = (path: string, answer: (reply: FastifyReply) => object) =>
    app.get(path, { config: { isProbe: true } }, async (request, reply) =>
      isProbe(request) ? answer(reply) : reply.callNotFound(),
    )
  probe('/livez', () => ({ status: 'alive' }))
  // Without the database: all gateways have the same one, so a balancer would be left with none of them.
  probe('/readyz', (reply) => {
    if (!isLeaving) return { status: 'ready' }
    reply.code(503)
    return { status: 'draining' }
  })
  return async (milliseconds) => {
    isLeaving = true
    await sleep(milliseconds)
  }
}
