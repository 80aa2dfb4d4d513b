import type { RuleKind } from './table.ts'

/** The kind of a rule in replies: released remotes know a rule by unit price as one by total, and one with a name by seller. */
export function wireKind(kind: RuleKind) {
  if (kind === 'item_price') return { kind: 'total' as const, per_unit: true }
  if (kind === 'outlet' || kind === 'requester') return { kind: 'seller' as const, names: kind }
  return { kind }
}
