import type { Domain, Gateway } from '../server/domain.ts'
import { serveAccount } from './account-calls.ts'
import { serveLookup } from './lookup-calls.ts'
import { serveOtp } from './otp-calls.ts'
import { serveRegistration } from './registration-calls.ts'
import { serveSignIn } from './sign-in-calls.ts'
import { serveSocial } from './social/client.ts'
import { socialMigrations } from './social/tables.ts'
import { identityMigrations } from './tables.ts'

/** Identity of visitors: tokens, sign-in, registration, one-time codes, email and phone. */
export const identity: Domain = {
  name: 'identity',
  migrations: { ...identityMigrations, ...socialMigrations },
  routes(gateway) {
    serveSignIn(gateway)
    serveOtp(gateway)
    serveRegistration(gateway)
    serveLookup(gateway)
    serveAccount(gateway)
    serveSocial(gateway)
  },
  jobs: [{ name: 'identity-forget', everySeconds: 600, run: deleteExpired }],
}

async function deleteExpired({ db, now }: Gateway): Promise<void> {
  for (const table of [
    'tokens',
    'otp_requests',
    'otas',
    'account_tickets',
    'social_flows',
    'social_tickets',
    'provider_codes',
  ] as const) {
    await db.deleteFrom(table).where('expires_at', '<=', now()).execute()
  }
  await db.deleteFrom('counters').where('ends_at', '<=', now()).execute()
}
