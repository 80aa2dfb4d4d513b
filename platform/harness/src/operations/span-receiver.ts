import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Value = Readonly<{ stringValue?: string; intValue?: number | string }>
interface Attribute {
  key: string
  value: Value
}
interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Attribute[]
}
interface Sent {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: { spans: SentSpan[] }[]
  }[]
}

/** A span with the service that sent it. */
export interface ReceivedSpan extends Omit<SentSpan, 'attributes'> {
  service: string
  attributes: Readonly<Record<string, string>>
}

/** Receives traces as OTLP over HTTP with JSON, as a collector does. */
export async function startSpanReceiver() {
  const spans: ReceivedSpan[] = []
  const server = createServer(async (request, response) => {
    for (const { resource, scopeSpans } of ((await bodyOf(request)) as Sent).resourceSpans) {
      const service = named(resource.attributes)['service.name'] ?? ''
      for (const span of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({ ...span, service, attributes: named(span.attributes) })
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: spans as readonly ReceivedSpan[],
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString())
}

const named = (attributes: readonly Attribute[]): Record<string, string> =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, String(value.stringValue ?? value.intValue ?? '')]),
  )
