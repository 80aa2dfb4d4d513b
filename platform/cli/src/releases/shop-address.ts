import { Complaint } from '../command.ts'
import type { RegistryClient } from './client.ts'
import type { Io } from './io.ts'

/** The address of the shop: `--shop`, BORONG_SHOP, or the edge behind which the registry is. */
export async function shopAddress(
  io: Io,
  client: RegistryClient,
  given: string | undefined,
): Promise<string> {
  const named = given ?? io.env.BORONG_SHOP
  if (named !== undefined) {
    if (/^https?:\/\//.test(named) && URL.canParse(named)) return named.replace(/\/+$/, '')
    throw new Complaint(`${named} is no address of a shop. Example: --shop https://m.borong.id`)
  }
  const edge = client.address.replace(/\/registry$/, '')
  const health = await fetch(`${edge}/healthz`).catch(() => undefined)
  if (health?.ok) return edge
  throw new Complaint(
    `No shop answers at ${edge}.\n  Name its address: --shop https://m.borong.id, or BORONG_SHOP.`,
  )
}
