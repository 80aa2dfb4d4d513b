import type { Call } from '@borong/api/call'
import type { RuntimeConfig } from '../release.ts'
import { ApiError } from './api-error.ts'
import { sendable, unsendable } from './sendable.ts'

/** Options of one call. */
export interface CallOptions {
  /** Default: true for calls with access `login`. Without an access token the visitor is sent to the login page. */
  requireLogin?: boolean
  /** Default true. False sends the call without any token. */
  useAuthorization?: boolean
  /** Sends the app's fixed credential in place of a token. Default: true for calls with access `basic`. */
  basicAuth?: boolean
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
}

export interface CallInputs {
  params?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
}

/** The tokens and settings of the page that a request depends on. */
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
  /** In milliseconds; 0 means no limit. */
  timeout?: number
}

// A reserved origin that no configuration contains, for hosts whose address is a path on the page's origin.
const OWN_ORIGIN = 'http://own.invalid'

/**
 * The HTTP request for a call: address, headers and body. Rejects a descriptor that this contract cannot send, and one
 * whose address is outside the configured address of its host.
 */
export function toRequest(
  call: Call,
  input: CallInputs,
  options: CallOptions,
  context: RequestContext,
): HttpRequest {
  const { host, method, response } = call
  const isForm = typeof FormData !== 'undefined' && input.body instanceof FormData
  const headers: Record<string, string> = {
    Accept: 'application/json',
    // The browser sets the content type of a form with its boundary.
    ...(isForm ? {} : { 'Content-Type': 'application/json' }),
    'Accept-Language': context.language,
    ...(host === 'main' ? { 'X-Application-Context': 'pwa:buyer' } : {}),
    ...(call.guestId && !context.accessToken && context.guestId
      ? { 'x-guest-id': context.guestId }
      : {}),
    ...call.headers,
    ...authorization(call, options, context),
    ...options.headers,
  }
  return {
    method,
    url: addressOf(call, input, context.config.hosts),
    headers,
    ...(input.body === undefined ? {} : { data: input.body }),
    ...(response && response !== 'json' ? { responseType: response } : {}),
    // A stream has no time limit: its reader or the gateway closes it.
    ...(response === 'stream' ? { timeout: 0 } : {}),
    ...(call.keepalive ? { fetchOptions: { keepalive: true } } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
  }
}

/** Throws when this contract cannot send the call's descriptor. */
export function requireSendable(call: Call, hosts: RuntimeConfig['hosts']): void {
  const part = unsendable(call, sendable)
  if (part) throw unsupported(call, part)
  if (hosts[call.host] === undefined) throw unsupported(call, `host ${call.host}`)
}

const unsupported = (call: Call, part: string) =>
  new ApiError('http', 0, {
    name: 'CALL_UNSUPPORTED',
    message: `This host cannot send the call ${call.id}: ${part}`,
  })

function addressOf(call: Call, { params, query }: CallInputs, hosts: RuntimeConfig['hosts']) {
  requireSendable(call, hosts)
  const base = hosts[call.host]!
  const path = fill(call.path, params ?? {})
  const { origin } = new URL(base, OWN_ORIGIN)
  const url = new URL(base + path, OWN_ORIGIN)
  // A parameter `..` would change the path, and with it the call.
  if (url.origin !== origin || !url.pathname.endsWith(path))
    throw unsupported(call, `address ${base}${path}`)
  return base + path + queryString(query ?? {})
}

/** The Bearer token of a call. Empty when the call needs none or the visitor has none. */
export function tokenFor(call: Call, options: CallOptions, context: RequestContext): string {
  const { access } = call
  if (options.useAuthorization === false || isBasic(call, options) || access === 'open') return ''
  if (access === 'refresh') return context.refreshToken
  // A squad's own service knows guests without their token.
  return context.accessToken || (call.host === 'service' ? '' : context.guestToken)
}

const isBasic = (call: Call, options: CallOptions) => options.basicAuth ?? call.access === 'basic'

function authorization(
  call: Call,
  options: CallOptions,
  context: RequestContext,
): Record<string, string> {
  if (options.useAuthorization === false) return {}
  if (isBasic(call, options)) return { Authorization: `Basic ${context.config.basicCredential}` }
  const token = tokenFor(call, options, context)
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
