import { eventually } from '../../soak/measure.ts'
import type { Buyer } from '../../soak/visitors/register.ts'
import type { Visited } from '../../soak/visitors/send.ts'
import { openBillBooks } from './books.ts'
import type { BillEvidence, BillJournal } from './evidence.ts'
import { payBills } from './pay-bills.ts'

const PIN = '246810'
const FILLED = 1_000_000_000
/** Longer than the demo's biller needs for its slowest bill. */
const SETTLE_MS = 15_000
const CALM_MS = 60_000

export interface BillTraffic {
  /** Pays bills until the shop closes. */
  pay(): Promise<unknown>
  /** Waits until every bill has ended, and reads them. */
  end(): Promise<BillEvidence>
}

/** Fills the wallets of these buyers, who then pay bills. */
export async function openBillTraffic(
  url: string,
  shop: Visited,
  buyers: readonly Buyer[],
): Promise<BillTraffic> {
  const books = await openBillBooks(url)
  const ids = buyers.map(({ id }) => id)
  await books.fillWallets(ids, PIN, FILLED)
  const journal: BillJournal = { sent: [], acknowledged: [] }
  return {
    pay: () => Promise.all(buyers.map((buyer) => payBills(shop, { ...buyer, pin: PIN }, journal))),
    async end() {
      const isCalm = (open: number) => open === 0
      // A killed gateway holds the bills that it was sending for minutes.
      if ((await eventually(books.open, isCalm, SETTLE_MS)) > 0) {
        await books.endHolds()
        await eventually(books.open, isCalm, CALM_MS)
      }
      return { ...journal, filled: FILLED, books: await books.read(ids) }
    },
  }
}
