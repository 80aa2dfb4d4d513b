import { DAY_MS } from '@borong/api/rules/time'
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../server/database.ts'
import type { Visitor } from '../server/visitor.ts'
import { ownerOf } from './history.ts'
import { normalise } from './words.ts'

/** Keywords of fewer visitors on a day could identify them, so the desk does not show these. */
export const LEAST_VISITORS = 3
/** The days that the desk shows. */
export const SHOWN_DAYS = 30

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

export const daysBefore = (now: Date, days: number): string =>
  dayOf(new Date(now.getTime() - days * DAY_MS))

const salts = new WeakMap<Database, { day: string; salt: Promise<string> }>()

/**
 * A keyword in its normal form, with the day and the visitor as a hash whose salt is deleted with the day, so that it
 * identifies no visitor afterwards; undefined for an empty keyword and for a visitor without an id.
 */
export async function keywordOfDay(
  db: Database,
  visitor: Visitor,
  keyword: string,
  now: Date,
): Promise<{ words: string; day: string; hash: string } | undefined> {
  const words = normalise(keyword)
  const owner = ownerOf(visitor)
  if (!words || !owner) return undefined
  const day = dayOf(now)
  const salt = await saltOf(db, day)
  return { words, day, hash: createHash('sha256').update(`${salt} ${owner}`).digest('hex') }
}

function saltOf(db: Database, day: string): Promise<string> {
  const known = salts.get(db)
  if (known?.day === day) return known.salt
  const salt = readSalt(db, day)
  salts.set(db, { day, salt })
  salt.catch(() => salts.delete(db))
  return salt
}

async function readSalt(db: Database, day: string): Promise<string> {
  const { rows } = await sql<{ salt: string }>`
    insert into search_salts as s (day, salt) values (${day}::date, ${randomBytes(16).toString('hex')})
    on conflict (day) do update set salt = s.salt returning salt`.execute(db)
  return rows[0]!.salt
}
