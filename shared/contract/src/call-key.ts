/**
 * The key under which a call's reply is kept, and under which the edge inlines it: `[name]` or `[name, input]`, without
 * parts that are empty. Plain data: the edge and the browser must come to the same key.
 */
export function callKey(name: string, input?: unknown): readonly unknown[] {
  const part = compact(input)
  return part === undefined ? [name] : [name, part]
}

function compact(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value ?? undefined
  if (Array.isArray(value)) return value.map(compact)
  const entries = Object.entries(value)
    .map(([key, part]) => [key, compact(part)] as const)
    .filter(([, part]) => part !== undefined)
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
