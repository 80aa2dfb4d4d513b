import type { matchActions } from '@borong/api/matching.shapes'
import { type Counts, unitsOf } from '../receipts/public.ts'

export interface LineFacts {
  ordered: number
  cancelled: number
  /** The sums of its receipts. */
  counts: Counts
  /** The units that a complaint returned to the seller or refunded whole. */
  refunded: number
  parcel: {
    state: string | null
    /** An open complaint is about it. */
    hasComplaint: boolean
    /** A complaint about its damaged and missing goods has ended. */
    isSettled: boolean
    /** It can be complained about now. */
    isComplainable: boolean
  }
}

interface Matched {
  ordered: number
  received: number
  open: number
  cancelled: number
  returned: number
  action: (typeof matchActions)[number] | null
}

/**
 * Ordered = received + open + cancelled + returned. A completed parcel is received also without a count. Damaged and missing
 * units are open until a complaint about them has ended; without a refund, they count as received then.
 */
export function matchLine({ ordered, cancelled, counts, refunded, parcel }: LineFacts): Matched {
  const left = ordered - cancelled
  const returned = Math.min(refunded, left)
  const uncounted = left - unitsOf(counts)
  const problems = counts.damaged + counts.missing
  const isReceived = parcel.state === 'completed'
  const unsettled = parcel.isSettled ? 0 : Math.max(0, problems - returned)
  const open = Math.min(left - returned, unsettled + (isReceived ? 0 : Math.max(0, uncounted)))
  const received = left - returned - open
  return {
    ordered,
    received,
    open,
    cancelled,
    returned,
    action: open === 0 ? null : actionOf(parcel, unsettled),
  }
}

function actionOf(
  { state, hasComplaint, isComplainable }: LineFacts['parcel'],
  unsettled: number,
): Matched['action'] {
  if (hasComplaint) return 'complaint'
  if (unsettled > 0 && isComplainable) return 'complain'
  return state === 'shipped' || state === 'delivered' ? 'receive' : 'wait'
}
