import type { Call } from '@borong/api/call'

/**
 * Returns the query key of a call: `[id]` or `[id, input]` without empty parts. The edge and the browser must compute the
 * same key.
 */
export function callKey({ id }: Pick<Call, 'id'>, input?: unknown): readonly unknown[] {
  const part = compact(input)
  return part === undefined ? [id] : [id, part]
}

function compact(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value ?? undefined
  if (Array.isArray(value)) return value.map(compact)
  const entries = Object.entries(value)
    .map(([key, part]) => [key, compact(part)] as const)
    .filter(([, part]) => part !== undefined)
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
