const DEPTH_LIMIT = 32

/**
 * The path of a value that no field may have: text that PostgreSQL can't store (a NUL, half of a surrogate pair), a
 * number that is not finite, or too deep nesting.
 */
export function findUnstorable(data: unknown, root: string): string | undefined {
  const open: { value: unknown; path: string; depth: number }[] = [
    { value: data, path: root, depth: 0 },
  ]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path, depth } = next
    if (typeof value === 'string' && !isStorable(value)) return path
    if (typeof value === 'number' && !Number.isFinite(value)) return path
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue
    if (depth === DEPTH_LIMIT) return path
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) return path
      open.push({ value: inner, path: depth === 0 ? key : `${path}.${key}`, depth: depth + 1 })
    }
  }
  return undefined
}

const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()
