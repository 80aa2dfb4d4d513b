import { fromShop } from './from-shop.ts'
import { setTimeout as sleep } from 'node:timers/promises'

/** A kept document that has aged has its successor by then. */
const REDRAWN_MS = 1_000

/** A shop keeps the documents of pages that others visit: what is measured is the phone, not how the shop draws. */
export async function visitAsAnother(address: string): Promise<void> {
  await (await fromShop(address)).text()
  await sleep(REDRAWN_MS)
}
