import type { Call } from '@borong/api/call'
import { toRequest, type CallInputs } from '@borong/contract/http/request'
import type { Config } from '../config.ts'
import type { GatewayReply } from '../proxy/gateway-client.ts'
import type { Language } from '../http/visitor-language.ts'
import type { Catalogue } from '../releases/catalogue.ts'
import type { ReleaseSet } from '../releases/release-set.ts'
import { findService } from './find-service.ts'
import type { ServiceClient } from './service-client.ts'
import { servicePath } from './service-path.ts'
import type { VisitorTokens } from './visitor-tokens.ts'

/** Sends a first call of a document to a squad's own service, as a guest: a document holds nothing of one visitor. */
export type ReadService = (
  call: Call,
  input: CallInputs,
  options: { language: Language; milliseconds: number; set: Pick<ReleaseSet, 'units'> },
) => Promise<GatewayReply>

export function serviceReader({
  config,
  catalogue,
  client,
  tokens,
}: {
  config: Pick<Config, 'runtime' | 'basicCredential'>
  catalogue(): Catalogue | undefined
  client: ServiceClient
  tokens: VisitorTokens
}): ReadService {
  return async (call, input, { language, milliseconds, set }) => {
    const context = {
      config: {
        hosts: { ...config.runtime.hosts, service: '' },
        basicCredential: config.basicCredential,
      },
      language,
      guestToken: '',
      accessToken: '',
      refreshToken: '',
      guestId: '',
    }
    const { url, headers } = toRequest(call, input, {}, context)
    const service = servicePath(url)
    const known = catalogue()
    if (!service || !known) throw new Error(`${call.path} is no call of a service`)
    const { unit, name, rest } = service
    const release = set.units.find((one) => one.release.unit === unit)?.release
    const found = findService(known, { unit, name, version: release?.version })
    if (typeof found === 'string') throw new Error(`The service ${unit}/${name} is ${found}`)
    const answer = await client.send({
      unit,
      address: found.address,
      path: rest,
      method: 'GET',
      headers: { ...headers, authorization: `Bearer ${tokens.issue(unit, 'guest')}` },
      signal: AbortSignal.timeout(milliseconds),
    })
    const isJson = String(answer.headers['content-type']).includes('json')
    return {
      status: answer.statusCode,
      body: isJson ? await answer.body.json() : await answer.body.text(),
    }
  }
}
