import type { Domain } from '../server/domain.ts'
import { serveLog } from './log-page.ts'
import { clearExpiredSessions } from './sessions.ts'
import { serveSignIn } from './sign-in.ts'
import { deskMigrations } from './table.ts'

/** The desk of operators and sellers: users, sessions, the log of acts. Domains add pages with `deskPage`. */
export const desk: Domain = {
  name: 'desk',
  migrations: deskMigrations,
  routes(gateway) {
    serveSignIn(gateway)
    serveLog(gateway)
  },
  jobs: [{ name: 'desk-sessions', everySeconds: 600, run: clearExpiredSessions }],
}
