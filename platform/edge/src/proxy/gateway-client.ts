import { toRequest, type CallInputs, type CallOptions } from '@borong/contract/http/request'
import { calls, type CallName } from '@borong/api/table'
import { request, type Dispatcher } from 'undici'
import type { Config } from '../config.ts'
import type { Language } from '../http/visitor-language.ts'

export interface GatewayReply {
  status: number
  body: unknown
}

/** Makes calls of the API table for a document. */
export interface GatewayClient {
  call(
    name: CallName,
    input: CallInputs,
    options: {
      language: Language
      guestToken: string
      milliseconds: number
      /** For whom it is made, when it is made for somebody. */
      from?: string
      call?: CallOptions
    },
  ): Promise<GatewayReply>
}

export const isCall = (name: string): name is CallName => Object.hasOwn(calls, name)

export function gatewayClient(
  config: Pick<Config, 'gatewayOrigin' | 'runtime' | 'basicCredential'>,
  dispatcher: Dispatcher,
): GatewayClient {
  // A host that the browser reaches through this edge is reached from here without the detour.
  const near = Object.entries(config.runtime.hosts).map(([host, base]) => [
    host,
    base.startsWith('/') ? base.replace(/^\/gateway/, config.gatewayOrigin) : base,
  ])
  const hosts = Object.fromEntries(near) as Config['runtime']['hosts']
  return {
    async call(name, input, { language, guestToken, milliseconds, from, call }) {
      const context = {
        config: { hosts, basicCredential: config.basicCredential },
        language,
        guestToken,
        accessToken: '',
        refreshToken: '',
        guestId: '',
      }
      const { method, url, headers, data } = toRequest(name, input, call ?? {}, context)
      const response = await request(url, {
        dispatcher,
        method: method as Dispatcher.HttpMethod,
        headers: from ? { ...headers, 'x-forwarded-for': from } : headers,
        body: data === undefined ? null : JSON.stringify(data),
        signal: AbortSignal.timeout(milliseconds),
      })
      const isJson = String(response.headers['content-type']).includes('json')
      return {
        status: response.statusCode,
        body: isJson ? await response.body.json() : await response.body.text(),
      }
    },
  }
}
