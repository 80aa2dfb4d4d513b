import type { RuleKind } from './table.ts'

/** The kind of a rule in replies: released remotes know a rule by unit price as one by total. */
export const wireKind = (kind: RuleKind) =>
  kind === 'item_price' ? { kind: 'total' as const, per_unit: true } : { kind }
