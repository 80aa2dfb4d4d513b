import type { orders } from '@borong/api/orders'
import { type Reply, inThisBrowser } from '@borong/contract'
import { shownState } from './state-tone.ts'

type Rows = Reply<typeof orders>['data']['items']

const KEY = 'orders'

/** Persists the newest orders in the browser, for when the request fails. */
export const storeOrders = (rows: Rows) => inThisBrowser.setItem(KEY, rows)

/** The persisted newest orders: of one state, or of all. */
export const storedOrders = (state: string | undefined): Rows | undefined =>
  inThisBrowser
    .getItem<Rows | null>(KEY, null)
    ?.filter((row) => !state || shownState(row) === state)
