import { DAY_MS } from '@borong/api/rules/time'
import type { Domain, Gateway } from '../server/domain.ts'
import { anonymiseUser } from './change-user.ts'
import { serveAccount } from './account-calls.ts'
import { deletionMigrations } from './deletions.ts'
import { sendDeviceMails } from './devices/send-device-mails.ts'
import { serveDevices } from './devices/serve-devices.ts'
import { deviceMigrations } from './devices/table.ts'
import { serveLookup } from './lookup-calls.ts'
import { serveOtp } from './otp-calls.ts'
import { serveRegistration } from './registration-calls.ts'
import { serveSignIn } from './sign-in-calls.ts'
import { servePasskeys } from './passkeys/serve-passkeys.ts'
import { passkeyMigrations } from './passkeys/table.ts'
import { serveSocial } from './social/client.ts'
import { socialMigrations } from './social/tables.ts'
import { identityMigrations } from './tables.ts'

/** Identity of visitors: tokens, sign-in, registration, one-time codes, email and phone. */
export const identity: Domain = {
  name: 'identity',
  migrations: {
    ...identityMigrations,
    ...socialMigrations,
    ...deviceMigrations,
    ...deletionMigrations,
    ...passkeyMigrations,
  },
  removed: Object.fromEntries(
    ['tokens', 'sign_ins', 'otp_requests', 'social_accounts', 'passkeys', 'account_deletions'].map(
      (table) => [table, 'user_id'],
    ),
  ),
  anonymise: anonymiseUser,
  routes(gateway) {
    serveSignIn(gateway)
    serveOtp(gateway)
    serveRegistration(gateway)
    serveLookup(gateway)
    serveAccount(gateway)
    serveSocial(gateway)
    serveDevices(gateway)
    servePasskeys(gateway)
  },
  jobs: [
    { name: 'identity-forget', everySeconds: 600, run: deleteExpired },
    { name: 'identity-device-mails', everySeconds: 10, run: sendDeviceMails },
  ],
}

const DEVICE_LIFE_MS = 365 * DAY_MS

async function deleteExpired({ db, now }: Gateway): Promise<void> {
  for (const table of [
    'tokens',
    'otp_requests',
    'otas',
    'account_tickets',
    'passkey_challenges',
    'social_flows',
    'social_tickets',
    'provider_codes',
  ] as const) {
    await db.deleteFrom(table).where('expires_at', '<=', now()).execute()
  }
  // As long as the cookie of a known device.
  await db
    .deleteFrom('sign_ins')
    .where('seen_at', '<=', new Date(now().getTime() - DEVICE_LIFE_MS))
    .execute()
  await db.deleteFrom('counters').where('ends_at', '<=', now()).execute()
}
