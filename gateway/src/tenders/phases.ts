import type { tenderActs } from '@borong/api/tenders.shapes'
import type { TenderPhase } from './table.ts'

export type TenderAct = (typeof tenderActs)[number]

/** The phases in which the buyer may do something. The deadline closes or ends a tender by itself. */
const from: Record<TenderAct, readonly TenderPhase[]> = {
  award: ['open', 'closed'],
  close: ['open'],
  withdraw: ['open', 'closed'],
}

export const mayAct = (phase: TenderPhase, act: TenderAct): boolean => from[act].includes(phase)
