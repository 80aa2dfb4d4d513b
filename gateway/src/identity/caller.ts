import type { FastifyRequest } from 'fastify'
import type { Gateway } from '../server/domain.ts'
import { knownDevice } from './known-devices.ts'
import { networkOf } from '../server/network.ts'

/** The source of a request, for counting. */
export interface Caller {
  /** Names the source in the keys of counters. */
  key: string
  /** True for a signed-in buyer and for a device of an earlier sign-in: requests from elsewhere do not limit them. */
  isKnown: boolean
  network: string
}

/** The source of a request about the account `userId`, or about no account yet. */
export async function callerOf(
  gateway: Pick<Gateway, 'db' | 'config' | 'now'>,
  request: FastifyRequest,
  userId: string | null | undefined,
): Promise<Caller> {
  const network = networkOf(request.ip)
  const device = userId ? await knownDevice(gateway, request, userId) : undefined
  return device
    ? { key: `device:${device}`, isKnown: true, network }
    : { key: `network:${network}`, isKnown: false, network }
}

/** The source of a signed-in buyer's request. */
export const buyerAsCaller = (request: FastifyRequest, buyerId: string): Caller => ({
  key: `user:${buyerId}`,
  isKnown: true,
  network: networkOf(request.ip),
})
