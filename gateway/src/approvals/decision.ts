import type { Actor } from '../audit/public.ts'
import type { Gateway, Language } from '../server/domain.ts'

/** The decision of a step, as its approver sends it. */
export interface Decision {
  decision: 'approve' | 'refuse'
  reason: string
  refused_lines: string[]
  lowered_lines: { line: string; quantity: number; seen: number }[]
  /** The position of the decided step. Without it the step that waits, or that this person has decided before. */
  step?: number | undefined
}

export interface DecisionInput extends Decision {
  requestId: string
  buyerId: string
  by: Actor
  language: Language
  gateway: Gateway
}
