/** The calls that a channel's gateway serves, or the reason why it cannot be read. */
export type GatewayCalls =
  | { channel: string; described: ReadonlySet<string> }
  | { channel: string; unreachable: string }

/** Reads the OpenAPI documents of the channels' gateways. */
export interface Gateways {
  /** Undefined for a channel without a configured gateway. */
  of(channel: string): Promise<GatewayCalls | undefined>
  /** The calls of all channels that have a gateway. */
  all(): Promise<GatewayCalls[]>
}

const PATIENCE_MS = 10_000

/**
 * An equal key for `/orders/:id` of a descriptor and `/orders/{id}` of a document, whatever the name of the parameter
 * is.
 */
export const callAddress = ({ method, path }: { method: string; path: string }): string =>
  `${method.toUpperCase()} ${path.replaceAll(/:\w+|\{\w+\}/g, ':')}`

/** `origins` maps each channel to the address of its gateway. */
export function openGateways(origins: Readonly<Record<string, string>>): Gateways {
  const read = async (channel: string, origin: string): Promise<GatewayCalls> => {
    try {
      return { channel, described: await describedAt(origin) }
    } catch (error) {
      return { channel, unreachable: `${origin}: ${(error as Error).message}` }
    }
  }
  return {
    async of(channel) {
      const origin = Object.hasOwn(origins, channel) ? origins[channel] : undefined
      return origin === undefined ? undefined : read(channel, origin)
    },
    all: () =>
      Promise.all(Object.entries(origins).map(([channel, origin]) => read(channel, origin))),
  }
}

async function describedAt(origin: string): Promise<ReadonlySet<string>> {
  const response = await fetch(`${origin}/openapi.json`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!response.ok) throw new Error(`it answers ${response.status}`)
  const { paths } = (await response.json()) as { paths?: Record<string, Record<string, unknown>> }
  if (!paths) throw new Error('its answer is no OpenAPI document')
  return new Set(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => callAddress({ method, path })),
    ),
  )
}
