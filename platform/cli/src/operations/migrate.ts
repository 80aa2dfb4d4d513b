import { Complaint, type Command } from '../command.ts'
import { onGatewayDatabase } from './gateway-database.ts'

const usage =
  'borong migrate\n\nRuns the pending migrations on the database of DATABASE_URL, or on the embedded one in DATA_DIR, and ends.'

export const migrate: Command = {
  summary: 'brings the tables of a database to this release',
  usage,
  async run(args) {
    if (args.length > 0) throw new Complaint(usage)
    await onGatewayDatabase(process.env, 'migrate')
    process.stdout.write('The tables are those of this release.\n')
  },
}
