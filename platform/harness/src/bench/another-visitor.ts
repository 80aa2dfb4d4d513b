import { fromShop } from './from-shop.ts'
import { setTimeout as sleep } from 'node:timers/promises'

/** The time after which the cache has replaced a stale document. */
const REDRAWN_MS = 1_000

/**
 * Requests a page as another visitor, so that its document is cached: the benchmark measures the phone, not server
 * rendering.
 */
export async function visitAsAnother(address: string): Promise<void> {
  await (await fromShop(address)).text()
  await sleep(REDRAWN_MS)
}
