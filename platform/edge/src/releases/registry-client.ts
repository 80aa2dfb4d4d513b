import type { Snapshot } from '@borong/contract/release'

/** The edge's requests to the registry. */
export interface RegistryClient {
  /** The state of all channels: immediately, or with `after` as soon as it is newer than that. */
  snapshot(wait?: { after: number; seconds: number }): Promise<Snapshot | undefined>
  file(sha384: string): Promise<Buffer>
  /** Its public key, PEM. */
  key(): Promise<string>
}

const FILE_MS = 60_000

export function registryClient(origin: string, signal: AbortSignal): RegistryClient {
  async function get(path: string, milliseconds: number): Promise<Response> {
    const response = await fetch(new URL(`/registry/v1/${path}`, origin), {
      signal: AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]),
    })
    if (!response.ok) throw new Error(`The registry answered ${response.status} to ${path}`)
    return response
  }
  return {
    async snapshot(wait) {
      const query = wait ? `?after=${wait.after}&wait=${wait.seconds}` : ''
      const response = await get(`snapshot${query}`, ((wait?.seconds ?? 0) + 10) * 1000)
      return response.status === 200 ? ((await response.json()) as Snapshot) : undefined
    },
    file: async (sha384) =>
      Buffer.from(await (await get(`files/${sha384}`, FILE_MS)).arrayBuffer()),
    key: async () =>
      ((await (await get('key', FILE_MS)).json()) as { publicKey: string }).publicKey,
  }
}
