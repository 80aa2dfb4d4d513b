import pg from 'pg'

/** Any number that no other advisory lock of the database uses. */
const LOCK = 7_140_027

/** Opens connections to the database, and creates the tables if they do not exist. */
export async function openTables(
  url: string,
  connections: number,
  tables: string,
): Promise<pg.Pool> {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  // The pool replaces an idle connection that breaks; without a listener the error would end the process.
  pool.on('error', () => undefined)
  // `if not exists` alone fails in one of two registries that create a table concurrently. These statements are one
  // transaction, at whose end the lock is released.
  await pool
    .query(`select pg_advisory_xact_lock(${LOCK}); create schema if not exists registry; ${tables}`)
    .catch(async (error: unknown) => {
      await pool.end()
      throw error
    })
  return pool
}
