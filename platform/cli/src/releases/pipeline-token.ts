import { Complaint } from '../command.ts'
import type { Io } from './io.ts'

const PATIENCE_MS = 10_000

/**
 * The token that GitHub Actions signs for this run, where its workflow has the permission `id-token: write`. Other CIs give
 * it as BORONG_TOKEN.
 */
export async function pipelineToken({ env }: Pick<Io, 'env'>, audience: string) {
  const { ACTIONS_ID_TOKEN_REQUEST_URL: address, ACTIONS_ID_TOKEN_REQUEST_TOKEN: key } = env
  if (!address || !key) return undefined
  const url = new URL(address)
  url.searchParams.set('audience', env.BORONG_AUDIENCE ?? audience)
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!response.ok)
    throw new Complaint(`GitHub gives this run no token: it answers ${response.status}`)
  return ((await response.json()) as { value: string }).value
}
