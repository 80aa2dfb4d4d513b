import { Agent, type Dispatcher } from 'undici'
import type { PublicAddresses } from './public-addresses.ts'

/** A call to a squad's own service. */
export interface ServiceRequest {
  unit: string
  /** The approved address. */
  address: string
  /** Path below the address, with its query. */
  path: string
  method: Dispatcher.HttpMethod
  headers: Record<string, string | string[] | undefined>
  body?: Buffer | undefined
  signal: AbortSignal
}

/** Sends calls to squads' own services, each unit's apart from all others. */
export interface ServiceClient {
  /** Rejects with `ServiceBusy` when the unit has too many open calls. Reading the answer's body ends the call. */
  send(request: ServiceRequest): Promise<Dispatcher.ResponseData>
  destroy(): Promise<void>
}

/** The services of a unit have as many open calls as an edge allows. */
export class ServiceBusy extends Error {}

/** A service that hangs holds this many calls of its unit, and no call of another one. */
const MOST_OPEN = 64
const CONNECTIONS = 32
const MOST_BYTES = 8 * 1024 * 1024
const CONNECT_MS = 3_000

export function serviceClient(
  addresses: PublicAddresses,
  { answerMs, totalMs }: { answerMs: number; totalMs: number },
): ServiceClient {
  const units = new Map<string, { agent: Agent; open: number }>()

  function of(unit: string) {
    const known = units.get(unit)
    if (known) return known
    const agent = new Agent({
      connections: CONNECTIONS,
      keepAliveTimeout: 30_000,
      headersTimeout: answerMs,
      bodyTimeout: answerMs,
      maxResponseSize: MOST_BYTES,
      connect: { timeout: CONNECT_MS, lookup: addresses.lookup },
    })
    const made = { agent, open: 0 }
    units.set(unit, made)
    return made
  }

  return {
    async send({ unit, address, path, method, headers, body, signal }) {
      const { origin, pathname, hostname } = new URL(address)
      if (!addresses.allows(hostname)) throw new Error(`${hostname} is a private address`)
      const its = of(unit)
      if (its.open >= MOST_OPEN) throw new ServiceBusy(`${unit} has ${MOST_OPEN} open calls`)
      its.open += 1
      let isOpen = true
      const end = () => {
        if (isOpen) its.open -= 1
        isOpen = false
      }
      try {
        const answer = await its.agent.request({
          origin,
          path: pathname.replace(/\/+$/, '') + path,
          method,
          headers,
          body: body ?? null,
          signal: AbortSignal.any([signal, AbortSignal.timeout(totalMs)]),
        })
        answer.body.once('close', end)
        return answer
      } catch (error) {
        end()
        throw error
      }
    },
    destroy: async () => {
      await Promise.all([...units.values()].map(({ agent }) => agent.destroy()))
    },
  }
}
