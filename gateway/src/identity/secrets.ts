import { randomBytes } from 'node:crypto'
import type { Database } from '../server/database.ts'

const known = new WeakMap<Database, Map<string, string>>()

/** A secret that all gateways of one shop share, created on first use. */
export async function sharedSecret(
  db: Database,
  name: string,
  make = () => randomBytes(32).toString('base64url'),
): Promise<string> {
  const secrets = known.get(db) ?? new Map<string, string>()
  known.set(db, secrets)
  const remembered = secrets.get(name)
  if (remembered) return remembered
  await db
    .insertInto('secrets')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  secrets.set(name, value)
  return value
}
