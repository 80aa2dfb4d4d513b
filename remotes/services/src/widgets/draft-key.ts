const keys = new Map<string, string>()

/**
 * The key of the drafts for these products. A second tap, a retry, and a tap after the way back find the same drafts.
 */
export function draftKeyFor(content: string): string {
  const key = keys.get(content) ?? crypto.randomUUID()
  keys.set(content, key)
  return key
}

export const clearDraftKey = (content: string) => keys.delete(content)
