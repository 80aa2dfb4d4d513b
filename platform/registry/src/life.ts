import type { FastifyInstance } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Answers the probes `/livez` and `/readyz`, which no edge passes on, and ends connections with their next reply while
 * the registry leaves. Returns the function that announces a stop, and resolves when balancers have had this time to
 * see it.
 */
export function addLife(app: FastifyInstance): (milliseconds: number) => Promise<void> {
  let isLeaving = false
  app.addHook('preClose', async () => {
    isLeaving = true
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isLeaving) reply.header('connection', 'close')
    done(null, payload)
  })
  app.get('/livez', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    if (!isLeaving) return { status: 'ready' }
    reply.code(503)
    return { status: 'draining' }
  })
  return async (milliseconds) => {
    isLeaving = true
    await sleep(milliseconds)
  }
}
