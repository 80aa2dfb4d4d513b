import type { FastifyInstance } from 'fastify'

/** Closes the connection after each reply while the gateway stops: a keep-alive connection would delay the stop. */
export function endConnectionsOnStop(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping) reply.header('connection', 'close')
    done(null, payload)
  })
}
