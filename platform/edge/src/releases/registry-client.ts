import type { SignedIndex } from '@borong/registry/state/channel-index'

/** The edge's requests to the registry. */
export interface RegistryClient {
  /** The index of a channel: immediately, or with `after` as soon as it is newer than that. */
  index(
    channel: string,
    wait?: { after: number; seconds: number },
  ): Promise<SignedIndex | undefined>
  /** A release record, or a list of them. */
  object(sha384: string): Promise<Buffer>
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
  const content = async (path: string) =>
    Buffer.from(await (await get(path, FILE_MS)).arrayBuffer())
  return {
    async index(channel, wait) {
      const query = wait ? `?after=${wait.after}&wait=${wait.seconds}` : ''
      const path = `channels/${encodeURIComponent(channel)}/index${query}`
      const response = await get(path, ((wait?.seconds ?? 0) + 10) * 1000)
      return response.status === 200 ? ((await response.json()) as SignedIndex) : undefined
    },
    object: (sha384) => content(`objects/${sha384}`),
    file: (sha384) => content(`files/${sha384}`),
    key: async () =>
      ((await (await get('key', FILE_MS)).json()) as { publicKey: string }).publicKey,
  }
}
