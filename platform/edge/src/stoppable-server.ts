import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'

/** A server that can be stopped without interrupting a request. */
export interface StoppableServer {
  server: Server
  /** Whether a stop was announced. */
  isLeaving(): boolean
  /** Announces a stop: a connection ends with its next answer, and new ones are still accepted. */
  leave(): void
  /** Accepts no more connections, and ends once every request is answered, or after `longestMs`. */
  stop(longestMs: number): Promise<void>
}

export function stoppableServer(
  options: ServerOptions,
  onRequest: (request: IncomingMessage, response: ServerResponse) => void,
): StoppableServer {
  const unanswered = new Set<ServerResponse>()
  let isLeaving = false
  let isStopping = false

  const server = createServer(options, (request, response) => {
    unanswered.add(response)
    response.once('close', () => {
      unanswered.delete(response)
      if (isStopping) endIdle()
    })
    if (isLeaving) response.setHeader('connection', 'close')
    onRequest(request, response)
  })

  // A connection is idle unless a request waits for its answer, even if half a request's head has arrived.
  const endIdle = () =>
    unanswered.size === 0 ? server.closeAllConnections() : server.closeIdleConnections()

  const leave = () => {
    isLeaving = true
    for (const response of unanswered)
      if (!response.headersSent) response.setHeader('connection', 'close')
  }

  return {
    server,
    isLeaving: () => isLeaving,
    leave,
    async stop(longestMs) {
      isStopping = true
      leave()
      if (!server.listening) return
      const closed = new Promise((resolve) => server.close(resolve))
      endIdle()
      const patience = setTimeout(() => server.closeAllConnections(), longestMs)
      await closed
      clearTimeout(patience)
    },
  }
}
