import { DAY_MS } from '@borong/api/rules/time'
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../server/database.ts'
import type { Visitor } from '../server/visitor.ts'
import { ownerOf } from './history.ts'

/** Keywords of fewer visitors on a day could identify them, so the desk does not show these. */
export const LEAST_VISITORS = 3
/** The days that the desk shows. */
export const SHOWN_DAYS = 30

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

export const daysBefore = (now: Date, days: number): string =>
  dayOf(new Date(now.getTime() - days * DAY_MS))

const salts = new WeakMap<Database, { day: string; salt: Promise<string> }>()

/**
 * The visitor as a hash whose salt is deleted with the day, so that it identifies no visitor afterwards; undefined for a
 * visitor without an id.
 */
export async function dayVisitor(
  db: Database,
  visitor: Visitor,
  day: string,
): Promise<string | undefined> {
  const owner = ownerOf(visitor)
  if (!owner) return undefined
  const salt = await saltOf(db, day)
  return createHash('sha256').update(`${salt} ${owner}`).digest('hex')
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
