/** Adds, removes and lists the users of the seller desk, on the database of DATABASE_URL or DATA_DIR. */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { addDeskUser, listDeskUsers, removeDeskUser } from '../src/desk/desk-users.ts'
import { configFrom } from '../src/server/config.ts'
import { type Database, openDatabase } from '../src/server/database.ts'

const USAGE = `desk-user add <name> --role operator
desk-user add <name> --role seller --seller <alias of the store>
desk-user remove <name>
desk-user list

A password of at least 12 characters is read from the standard input when it is a pipe or a file; otherwise one is made and shown.
The embedded database is open to one process: stop the gateway first.`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { role: { type: 'string' }, seller: { type: 'string' } },
})
const [command, name] = positionals
const config = configFrom(process.env)

async function run(db: Database): Promise<string> {
  if (command === 'list') {
    const users = await listDeskUsers(db)
    return users.map((user) => `${user.name}  ${user.role}  ${user.seller ?? ''}`.trim()).join('\n')
  }
  if (!name) throw new Error(USAGE)
  if (command === 'remove') {
    if (await removeDeskUser(db, name)) return `${name} is removed and signed out.`
    throw new Error(`There is no desk user ${name}.`)
  }
  const { role, seller } = values
  const isComplete = role === 'operator' || (role === 'seller' && seller !== undefined)
  if (command !== 'add' || !isComplete) throw new Error(USAGE)
  const given = process.stdin.isTTY ? '' : (await text(process.stdin)).trim()
  if (given !== '' && given.length < 12) throw new Error('The password needs 12 characters.')
  const password = given || randomBytes(15).toString('base64url')
  await addDeskUser(db, { name, password, role, seller }, new Date())
  return given ? `${name} is added.` : `${name} is added. The password is ${password}`
}

try {
  if (command === undefined) throw new Error(USAGE)
  const directory = join(config.dataDirectory, 'database')
  const database = await openDatabase({ url: config.databaseUrl, directory })
  try {
    process.stdout.write(`${await run(database.db)}\n`)
  } finally {
    await database.close()
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
