import type { receipts } from '@borong/api/receipts'
import type { Reply } from '@borong/contract'

type Receipts = Reply<typeof receipts>['result']
export type ReceiptItem = Receipts['items'][number]
export type ReceiptParcel = Receipts['parcels'][number]
export type ReceiptLine = ReceiptParcel['lines'][number]

/** The conditions of received goods, in the order of their fields. */
export const CONDITIONS = ['received', 'damaged', 'missing'] as const
export type Condition = (typeof CONDITIONS)[number]

/** The units of a line that no receipt has counted yet. */
export const openOf = ({ ordered, received, damaged, missing }: ReceiptLine): number =>
  ordered - received - damaged - missing
