import type { bill, billNumbers, billProducts, inquireBill } from '@borong/api/billing'
import type { Reply } from '@borong/contract'

export type Bill = Reply<typeof bill>['result']
export type BillKind = Bill['kind']
export type Product = Reply<typeof billProducts>['result']['items'][number]
export type Inquiry = Reply<typeof inquireBill>['result']
export type SavedNumber = Reply<typeof billNumbers>['result']['items'][number]

/** The kinds in the order of the shop, each with its page. Search, home and menu link to these pages by name. */
export const PAGES: Readonly<Record<BillKind, string>> = {
  pulsa: '/billing/pulsa',
  data: '/billing/paket-data',
  token: '/billing/listrik',
  electricity: '/billing/listrik?kind=electricity',
  water: '/billing/pdam',
  bpjs: '/billing/bpjs',
  tv: '/billing/tv',
  internet: '/billing/tv?kind=internet',
}
export const KINDS = Object.keys(PAGES) as BillKind[]

export const isKind = (text: string | null): text is BillKind => KINDS.some((kind) => kind === text)

/** The page of a kind, with a query. */
export const pageOf = (kind: BillKind, query: string): string =>
  `${PAGES[kind]}${PAGES[kind].includes('?') ? '&' : '?'}${query}`

const ENDED = new Set<Bill['state']>(['done', 'refunded', 'expired', 'cancelled'])
/** Whether the state of a bill can still change. */
export const isOpen = ({ state }: Bill): boolean => !ENDED.has(state)
