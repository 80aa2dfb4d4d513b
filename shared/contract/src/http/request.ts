import { calls, type CallEntry, type CallName } from '@borong/api/table'
import type { RuntimeConfig } from '../release.ts'

export interface CallOptions {
  /** Default: what the table of calls says. With it and no access token, the visitor is sent to the login page. */
  requireLogin?: boolean
  /** Default true. False sends the call without any token. */
  useAuthorization?: boolean
  /** Sends the app's fixed credential in place of a token. Default: what the table of calls says. */
  basicAuth?: boolean
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
}

export interface CallInputs {
  params?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
}

/** What a request depends on besides its call. */
export interface RequestContext {
  config: Pick<RuntimeConfig, 'hosts' | 'basicCredential'>
  language: 'id' | 'en'
  accessToken: string
  guestToken: string
  refreshToken: string
  guestId: string
}

export interface HttpRequest {
  method: string
  url: string
  headers: Record<string, string>
  data?: unknown
  signal?: AbortSignal
  fetchOptions?: { keepalive: true }
  responseType?: 'blob' | 'stream'
  /** Milliseconds; nought waits for ever. */
  timeout?: number
}

const WITH_GUEST_ID = new Set<CallName>([
  'suggestions',
  'searchHistory',
  'clearSearchHistory',
  'quickSearch',
  'searchItems',
  'searchSellers',
  'searchFacets',
  'sellerFacets',
])

export const entryOf = (name: CallName): CallEntry => calls[name]

/** The HTTP request for a call: address, headers and body. */
export function toRequest(
  name: CallName,
  input: CallInputs,
  options: CallOptions,
  context: RequestContext,
): HttpRequest {
  const [host, method, path] = entryOf(name)
  const isForm = typeof FormData !== 'undefined' && input.body instanceof FormData
  const headers: Record<string, string> = {
    Accept: 'application/json',
    // The boundary of a form is the browser's to write.
    ...(isForm ? {} : { 'Content-Type': 'application/json' }),
    'Accept-Language': context.language,
    ...(host === 'main' ? { 'X-Application-Context': 'pwa:buyer' } : {}),
    ...(WITH_GUEST_ID.has(name) && !context.accessToken && context.guestId
      ? { 'x-guest-id': context.guestId }
      : {}),
    ...(name === 'createOrder' ? { 'X-Lang': 'id', 'Device-name': 'mobile-web' } : {}),
    ...authorization(name, options, context),
    ...options.headers,
  }
  return {
    method,
    url:
      context.config.hosts[host] + fill(path, input.params ?? {}) + queryString(input.query ?? {}),
    headers,
    ...(input.body === undefined ? {} : { data: input.body }),
    // The bytes of a PDF, which would not survive being read as text.
    ...(name === 'invoice' ? { responseType: 'blob' as const } : {}),
    // Events come for as long as anybody listens.
    ...(name === 'events' ? { responseType: 'stream' as const, timeout: 0 } : {}),
    // A page that is closed must not take the cart's last write with it.
    ...(name === 'cartGraphql' ? { fetchOptions: { keepalive: true } } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
  }
}

/** The Bearer token that a call is sent with; empty when it needs none or there is none. */
export function tokenFor(name: CallName, options: CallOptions, context: RequestContext): string {
  const who = entryOf(name)[3]
  if (options.useAuthorization === false || isBasic(name, options) || who === 'open') return ''
  if (who === 'refresh') return context.refreshToken
  return context.accessToken || context.guestToken
}

const isBasic = (name: CallName, options: CallOptions) =>
  options.basicAuth ?? entryOf(name)[3] === 'basic'

function authorization(
  name: CallName,
  options: CallOptions,
  context: RequestContext,
): Record<string, string> {
  if (options.useAuthorization === false) return {}
  if (isBasic(name, options)) return { Authorization: `Basic ${context.config.basicCredential}` }
  const token = tokenFor(name, options, context)
  return token ? { Authorization: `Bearer ${token}` } : {}
}

function fill(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === null || value === '')
      throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(String(value))
  })
}

function queryString(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part !== undefined && part !== null && part !== '') search.append(key, String(part))
    }
  }
  const text = search.toString()
  return text && `?${text}`
}
