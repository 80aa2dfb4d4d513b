import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** The PostgreSQL server of the tests, where there is one. */
export const server = process.env.TEST_DATABASE_URL

/** Creates an empty database for one test. */
export async function makeTestDatabase() {
  const name = `registry_${randomUUID().replaceAll('-', '')}`
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await run(`create database ${name}`)
  return {
    url: Object.assign(new URL(server!), { pathname: name }).href,
    remove: () => run(`drop database ${name} with (force)`),
  }
}
