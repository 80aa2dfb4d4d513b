import { openTables } from './open-tables.ts'
import { makeTestDatabase, server } from './testing/test-database.ts'

const testOnPostgres = server ? test : test.skip

const ROUNDS = 6
const REGISTRIES = 6

testOnPostgres('M-04: registries that start concurrently on a new database all open', async () => {
  const { url, remove } = await makeTestDatabase()
  const errors: unknown[] = []
  // The first round creates the schema, the others only a table each.
  for (let round = 0; round < ROUNDS; round++) {
    const table = `create table if not exists registry.round_${round} (id bigserial primary key)`
    await Promise.all(
      Array.from({ length: REGISTRIES }, () =>
        openTables(url, 1, table).then(
          (pool) => pool.end(),
          (error: unknown) => errors.push(error),
        ),
      ),
    )
  }
  await remove()
  expect(errors).toEqual([])
})
