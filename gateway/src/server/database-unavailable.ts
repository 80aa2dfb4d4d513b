/**
 * SQLSTATE of a server that can't serve now: a lost connection (08), a server that stops or starts (57P), no space,
 * memory or connection left (53), a primary that has become read-only (25006).
 */
const SQLSTATE = /^(08[0-9A-Z]{3}|57P0[1-5]|53[0-9A-Z]{3}|25006)$/
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
// The drivers tell these by their message only.
const DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect$|Client (was closed|has encountered a connection error) and is not queryable$|PGlite (is clos(ed|ing)$|instance is already closed))/

/** Whether an error says that the database can't be used now, and not that a statement is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  return (
    (typeof message === 'string' && DRIVER.test(message)) ||
    (typeof code === 'string' && (SQLSTATE.test(code) || NETWORK.has(code)))
  )
}
