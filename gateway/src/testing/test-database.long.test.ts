import { randomBytes } from 'node:crypto'
import { openTestDatabase } from './test-database.ts'

test('test files that make the same database at the same time can all open it', async () => {
  const key = `race-${randomBytes(4).toString('hex')}`
  const prepare = async () => {}

  const databases = await Promise.all(
    Array.from({ length: 2 }, () => openTestDatabase([key], prepare)),
  )

  for (const { db } of databases) {
    expect(await db.selectNoFrom(({ lit }) => [lit(1).as('one')]).execute()).toEqual([{ one: 1 }])
  }
  await Promise.all(databases.map((database) => database.close()))
}, 120_000)
