import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'

/**
 * Throws when a reply does not match its shape: a wrong or missing field, or an unlisted one (an undescribed field may
 * leak data by mistake). Files and streams are not checked.
 */
export function checkReply(name: string, shape: v.GenericSchema, reply: unknown): void {
  if (!isPlain(reply)) return
  const sent: unknown = JSON.parse(JSON.stringify(reply))
  const result = v.safeParse(shape, sent)
  if (!result.success) {
    const errors = result.issues.map(
      (issue) => `${v.getDotPath(issue) ?? 'reply'}: ${issue.message}`,
    )
    throw new Error(`The reply of ${name} does not have its shape. ${errors.join('; ')}`)
  }
  const extra = unlisted(sent, result.output)
  if (extra)
    throw new Error(`The reply of ${name} has a field that its shape does not list: ${extra}`)
}

function isPlain(reply: unknown): boolean {
  if (typeof reply !== 'object' || reply === null) return false
  return Array.isArray(reply) || Object.getPrototypeOf(reply) === Object.prototype
}

function unlisted(sent: unknown, listed: unknown, path = ''): string | undefined {
  if (isDeepStrictEqual(sent, listed)) return undefined
  if (typeof sent !== 'object' || sent === null || typeof listed !== 'object' || listed === null)
    return undefined
  for (const [key, value] of Object.entries(sent)) {
    const here = path ? `${path}.${key}` : key
    if (!(key in listed)) return here
    const deeper = unlisted(value, (listed as Record<string, unknown>)[key], here)
    if (deeper) return deeper
  }
  return undefined
}
