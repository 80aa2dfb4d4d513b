import type { BrowserContext, Request } from '@playwright/test'
import { gunzipSync, inflateSync } from 'node:zlib'
import { gateway } from '../fixtures/shop.ts'

export type Service = 'posthog' | 'sentry' | 'logs'
type Fields = Record<string, unknown>

/** The telemetry of a browser, read as it is sent and as it arrives. */
export interface Sent {
  /** All requested addresses, of any origin. */
  addresses: string[]
  to(service: Service): string[]
  /** PostHog's events, in the order they were sent. */
  events(): Fields[]
  /** Everything as text, without the people properties that the analytics service is meant to have. */
  text(): string
  /** The telemetry that the gateway stored. A beacon's body is visible only there. */
  arrived(service: Service): Promise<string[]>
}

/** Records everything that a browser's pages send. */
export function listen(context: BrowserContext): Sent {
  const addresses: string[] = []
  const bodies: { url: string; body: string }[] = []
  context.on('request', (request: Request) => {
    addresses.push(request.url())
    if (!/\/gateway\/telemetry\/|\/registry\/v1\/reports/.test(request.url())) return
    bodies.push({ url: request.url(), body: unpack(request.postDataBuffer()) })
  })
  const to = (service: Service) =>
    bodies
      .filter(({ url }) => url.includes(`/telemetry/${service}`))
      .map(({ body }) => body)
      .filter(Boolean)
  return {
    addresses,
    to,
    events: () =>
      bodies
        .filter(({ url, body }) => /posthog\/((i\/v0\/)?e|batch)\//.test(url) && body)
        .flatMap(({ body }) => eventsIn(body)),
    text: () => bodies.map(({ url, body }) => `${url}\n${withoutPeople(body)}`).join('\n'),
    arrived: async (service) =>
      (await gateway<{ items: { content: string }[] }>(`/telemetry?source=${service}`)).items.map(
        ({ content }) => withoutPeople(content),
      ),
  }
}

function unpack(body: Buffer | null): string {
  if (!body) return ''
  if (body[0] === 0x1f && body[1] === 0x8b) return gunzipSync(body).toString()
  if (body[0] === 0x78) return inflateSync(body).toString()
  const text = body.toString()
  if (!text.startsWith('data=')) return text
  return Buffer.from(new URLSearchParams(text).get('data') ?? '', 'base64').toString()
}

function eventsIn(body: string): Fields[] {
  const sent = JSON.parse(body) as { batch?: Fields[] } | Fields[] | Fields
  if (Array.isArray(sent)) return sent
  return Array.isArray(sent.batch) ? sent.batch : [sent as Fields]
}

// C-32: the buyer's email and phone are people properties. Requests for flags contain them too.
const PEOPLE = new Set(['$set', 'person_properties'])

function withoutPeople(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), (name, value: unknown) => {
      if (!PEOPLE.has(name)) return value
      const { email: _email, phone: _phone, ...rest } = value as Fields
      return rest
    })
  } catch {
    return body
  }
}
