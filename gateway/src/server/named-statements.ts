import pg from 'pg'

const MOST_NAMED = 200
const MOST_WATCHED = 2_000
const SEEN_OFTEN = 3

/**
 * Names of frequent statements, so that PostgreSQL parses and plans each once per connection. A rare text (a list of
 * many ids) has no name. Neither has a keyword search, whose best plan depends on the keyword, nor a text with a
 * wildcard for its columns: after a migration its cached plan would fail.
 */
export class StatementNames {
  #names = new Map<string, string>()
  #seen = new Map<string, number>()

  /** The statement's name, always the same for one text; undefined for a statement that is planned each time. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined) return known
    if (this.#names.size >= MOST_NAMED) return undefined
    const times = (this.#seen.get(text) ?? 0) + 1
    if (times < SEEN_OFTEN || !isPlannedOnce(text)) {
      if (this.#seen.size >= MOST_WATCHED) this.#seen.clear()
      this.#seen.set(text, times)
      return undefined
    }
    this.#seen.delete(text)
    const name = `s${this.#names.size + 1}`
    this.#names.set(text, name)
    return name
  }
}

const isPlannedOnce = (text: string) =>
  /^\s*(select|insert|update|delete|with)\b/i.test(text) &&
  !/@@|(select|returning|\.)\s*\*/i.test(text)

// One per process: a text has the same name on every connection.
const names = new StatementNames()

/** A connection that names frequent statements. */
export class NamingClient extends pg.Client {
  // oxlint-disable-next-line no-explicit-any -- passes its arguments on
  override query(...given: any[]): any {
    const [text, values] = given
    const name = typeof text === 'string' && Array.isArray(values) ? names.nameOf(text) : undefined
    const parent = super.query as (...args: unknown[]) => unknown
    return name === undefined
      ? parent.apply(this, given)
      : parent.call(this, { name, text, values }, ...given.slice(2))
  }
}
