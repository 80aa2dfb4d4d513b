import type { IncomingMessage, ServerResponse } from 'node:http'

/** The description of an answered request, for its span. */
export interface DescribedRequest {
  route: string
  attributes?: Readonly<Record<string, string>>
}

/** A span that others continue. */
export interface TracePlace {
  traceId: string
  spanId: string
  traceFlags: number
}

/** A time in a browser, in milliseconds since 1970. */
export interface BrowserSpan {
  name: string
  start: number
  end: number
  inside: readonly BrowserSpan[]
}

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  /** A span of the shop that this request belongs to. Without it the request begins a trace. */
  parent?: TracePlace
  /** Called with the span of the request, before it is handled. */
  opened?(place: TracePlace): void
}

/** The traces of a service. */
export interface Tracing {
  /** Handles a request in a span of its own. `describe` is called when the request is answered. */
  request(
    exchange: Exchange,
    handle: () => Promise<void>,
    describe: () => DescribedRequest,
  ): Promise<void>
  /** Adds a span that a browser measured. */
  record(parent: TracePlace, span: BrowserSpan): void
  /** Sends the remaining spans. */
  stop(): Promise<void>
}
