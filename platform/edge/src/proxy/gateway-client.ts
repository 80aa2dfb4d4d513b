import { specifiedQuery } from '@borong/api/adapted-calls'
import { toRequest, type CallInputs } from '@borong/contract/http/request'
import type { Call } from '@borong/api/call'
import { request, type Dispatcher } from 'undici'
import type { Config } from '../config.ts'
import type { Language } from '../http/visitor-language.ts'

export interface GatewayReply {
  status: number
  body: unknown
}

/** Sends the calls of documents to the gateway: GET calls only. */
export interface GatewayClient {
  call(
    call: Call,
    input: CallInputs,
    options: {
      language: Language
      guestToken: string
      milliseconds: number
      /** The visitor's address, when the call is made for one. */
      from?: string
    },
  ): Promise<GatewayReply>
}

/** Whether a document may contain the reply: the edge changes nothing, and has no buyer's token. */
export const isForDocuments = ({ method, access }: Call): boolean =>
  method === 'GET' && (access === 'open' || access === 'basic' || access === 'guest')

/** The addresses of the hosts. The edge reaches a host directly if the browser reaches it through this edge. */
export function gatewayHosts({
  gatewayOrigin,
  runtime,
}: Pick<Config, 'gatewayOrigin' | 'runtime'>): Config['runtime']['hosts'] {
  const near = Object.entries(runtime.hosts).map(([host, base]) => [
    host,
    base.startsWith('/') ? base.replace(/^\/gateway/, gatewayOrigin) : base,
  ])
  return Object.fromEntries(near) as Config['runtime']['hosts']
}

export function gatewayClient(
  config: Pick<Config, 'gatewayOrigin' | 'runtime' | 'basicCredential'>,
  dispatcher: Dispatcher,
): GatewayClient {
  const hosts = gatewayHosts(config)
  return {
    async call(call, input, { language, guestToken, milliseconds, from }) {
      if (!isForDocuments(call)) throw new Error(`The edge does not send ${call.id}`)
      const context = {
        config: { hosts, basicCredential: config.basicCredential },
        language,
        guestToken,
        accessToken: '',
        refreshToken: '',
        guestId: '',
      }
      const { url, headers } = toRequest(
        call,
        { ...input, query: specifiedQuery(call, input.query) },
        {},
        context,
      )
      const response = await request(url, {
        dispatcher,
        method: 'GET',
        headers: from ? { ...headers, 'x-forwarded-for': from } : headers,
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
