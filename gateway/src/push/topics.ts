import type { NotificationRow } from './parts.ts'
import type { PushTopic } from './table.ts'

type NotificationKind = NotificationRow['kind']

const exact: Partial<Record<NotificationKind, PushTopic>> = {
  CHAT_ANSWERED: 'messages',
  QUOTE_MESSAGE: 'messages',
  COMPLAINT_ANSWERED: 'messages',
  APPLICATION_ANSWERED: 'messages',
  STOCK_BACK: 'promos',
  DEAL_BEGINS: 'promos',
  POINTS_END_IN_30_DAYS: 'promos',
  POINTS_END_IN_7_DAYS: 'promos',
}

const prefixes: readonly (readonly [string, PushTopic])[] = [
  ['BILL_', 'bills'],
  ['CREDIT_', 'credit'],
  ['APPROVAL_', 'company'],
  ['COMPANY_', 'company'],
  ['QUOTE_', 'quotes'],
  ['TENDER_', 'quotes'],
]

/** The topic by which a buyer switches this kind of notification. */
export const topicOf = (kind: NotificationKind): PushTopic =>
  exact[kind] ?? prefixes.find(([prefix]) => kind.startsWith(prefix))?.[1] ?? 'orders'

/** Kinds that end an order or a bill: pushes about its earlier steps are not sent any more. */
export const endings: readonly NotificationKind[] = [
  'ORDER_CANCELLED',
  'ORDER_REFUNDED',
  'ORDER_EXPIRED',
  'APPROVAL_EXPIRED',
  'APPROVAL_REFUSED',
  'APPROVAL_BILL_EXPIRED',
  'APPROVAL_BILL_REFUSED',
  'APPROVAL_BILL_CHANGED',
  'BILL_REFUNDED',
  'BILL_COMPANY_REFUNDED',
  'BILL_EXPIRED',
  'BILL_DONE',
  'BILL_BATCH_ENDED',
  'BILL_COMPANY_BATCH_ENDED',
  'BILL_BATCH_EXPIRED',
]
