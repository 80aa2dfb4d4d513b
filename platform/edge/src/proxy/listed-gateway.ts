import { listedCall } from '@borong/api/listed-calls'
import type { HasFeature } from '../routes/route-table.ts'
import type { GatewayClient } from './gateway-client.ts'

/** Reads calls of missing features from the calls that every back end has, where these have the data. */
export const listedGateway = (gateway: GatewayClient, has: HasFeature): GatewayClient => ({
  async call(call, input, options) {
    const listed = listedCall(call, input, has)
    if (!listed) return gateway.call(call, input, options)
    const given = await gateway.call(listed.call, { params: listed.params }, options)
    return listed.answer(given, options.language)
  },
})
