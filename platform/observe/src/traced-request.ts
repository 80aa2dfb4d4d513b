import type { IncomingMessage, ServerResponse } from 'node:http'

/** The description of an answered request, for its span. */
export interface DescribedRequest {
  route: string
  attributes?: Readonly<Record<string, string>>
}

/** The traces of a service. */
export interface Tracing {
  /** Handles a request in a span of its own. `describe` is called when the request is answered. */
  request(
    exchange: { request: IncomingMessage; response: ServerResponse; isDocument: boolean },
    handle: () => Promise<void>,
    describe: () => DescribedRequest,
  ): Promise<void>
  /** Sends the remaining spans. */
  stop(): Promise<void>
}
