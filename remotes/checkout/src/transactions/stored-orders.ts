import type { orders } from '@borong/api/orders'
import type { Reply } from '@borong/contract'
import { shownState } from './state-tone.ts'

type Rows = Reply<typeof orders>['data']['items']

const KEY = 'orders'

/** Persists the newest orders in the browser, for when the request fails. */
export function storeOrders(rows: Rows): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(rows))
  } catch {
    // A browser that forbids storage shows orders with a connection only.
  }
}

/** The persisted newest orders: of one state, or of all. */
export function storedOrders(state: string | undefined): Rows | undefined {
  try {
    const rows = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Rows | null
    return rows?.filter((row) => !state || shownState(row) === state)
  } catch {
    return undefined
  }
}
