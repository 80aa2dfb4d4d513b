/** The place after an item, as an opaque text. */
export const cursorAfter = (...parts: readonly string[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url')

/** The parts of a cursor; undefined when it has another number of parts or is none. */
export function readCursor(cursor: string, count: number): readonly string[] | undefined {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (!Array.isArray(parts) || parts.length !== count) return undefined
    return parts.every((part) => typeof part === 'string' && /^[\w:.-]{1,64}$/.test(part))
      ? (parts as string[])
      : undefined
  } catch {
    return undefined
  }
}
