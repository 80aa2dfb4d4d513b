import type { CallShape } from './shape.ts'

/**
 * A host of the specification; the configuration gives each its address. `service` is a squad's own service: the path of its
 * calls begins with the unit and the name of the service in `remote.ts`, as in `/checkout/orders/mine`.
 */
export type CallHost = 'main' | 'identity' | 'access' | 'api' | 'static' | 'service'
export type CallMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/**
 * The credential of a call: `open` needs no token, `basic` the fixed basic credential, `guest` a guest or access token,
 * `login` an access token, `refresh` the refresh token as Bearer, `key` an API key. Browsers and the edge send no `key`
 * call.
 */
export type CallAccess = 'open' | 'basic' | 'guest' | 'login' | 'refresh' | 'key'

interface CallOptions {
  readonly host: CallHost
  readonly access: CallAccess
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>>
  /** Sends the browser's guest id as `x-guest-id` while the visitor has no access token. */
  readonly guestId?: true
  /** The format of the reply. Default: JSON. A stream has no time limit. */
  readonly response?: 'json' | 'blob' | 'stream'
  /** The request outlives its page. */
  readonly keepalive?: true
  /**
   * After a 401 or 403. Default: the token is renewed and the request repeated; when that fails, the session ends.
   * `keep-session` does not end the session; `login` renews nothing and opens the login page.
   */
  readonly recovery?: 'keep-session' | 'login'
  /** The gateway's rate limit. `sensitive` also counts by address, against guessed passwords and unwanted messages. */
  readonly limit?: 'sensitive'
}

declare const shapeOfCall: unique symbol

/** A call of the gateway as data. The caller's bundle contains its descriptor; `S` exists only for the compiler. */
export interface Call<S extends CallShape = CallShape> extends CallOptions {
  /** Stable: the first element of the query key. */
  readonly id: string
  readonly method: CallMethod
  /** Begins with `/`; `:name` is a parameter. */
  readonly path: string
  readonly [shapeOfCall]?: S
}

/** The shape type of a descriptor. */
export type ShapeOf<C extends Call> = C extends Call<infer S> ? S : never

/** Describes a call. Mark the expression `@__PURE__`, so that a bundle holds only the calls it sends. */
export const defineCall = <S extends CallShape>(
  id: string,
  method: CallMethod,
  path: string,
  options: CallOptions,
): Call<S> => ({ id, method, path, ...options })
