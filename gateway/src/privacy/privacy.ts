import * as privacyCalls from '@borong/api/privacy'
import { removeLater } from '../files/public.ts'
import {
  accountOf,
  checkOwnPassword,
  checkPin,
  deletionDue,
  minutesUntil,
  requestDeletion,
  withdrawDeletion,
} from '../identity/public.ts'
import type { Domain, Gateway, Language } from '../server/domain.ts'
import { generalProblem } from '../server/problem.ts'
import { deleteDueAccounts, GRACE_MS } from './deletions.ts'
import { dropExports, exportOf, orderExport, prepareExports, takeExport } from './exports.ts'
import { obstaclesOf } from './obstacles.ts'
import { privacyMigrations } from './table.ts'

/** UU PDP 27/2022: a copy of one's own data, and the deletion of the account. */
export const privacy: Domain = {
  name: 'privacy',
  migrations: privacyMigrations,
  async anonymise(trx, userId, at) {
    const exports = await trx
      .deleteFrom('data_exports')
      .where('user_id', '=', userId)
      .returning('id')
      .execute()
    await removeLater(
      trx,
      exports.map(({ id }) => id),
      at,
    )
  },
  routes(gateway) {
    const { serve, db, now } = gateway

    serve(privacyCalls.accountPrivacy, ({ buyerId, language }) => view(gateway, buyerId, language))

    serve(privacyCalls.askDataExport, async ({ buyerId, language }) => {
      await orderExport(gateway, buyerId, language)
      return view(gateway, buyerId, language)
    })

    serve(privacyCalls.dataExportFile, async ({ params, buyerId, reply, refuse }) => {
      const bytes = await takeExport(gateway, { id: params.exportId, userId: buyerId })
      if (!bytes) return refuse('EXPORT_UNKNOWN')
      reply
        .header('content-type', 'application/zip')
        .header('content-disposition', 'attachment; filename="borong-data.zip"')
        .header('cache-control', 'private, no-store')
      return bytes
    })

    serve(privacyCalls.askDeletion, async ({ body, buyerId, language, refuse }) => {
      const user = await accountOf(db, buyerId)
      if (!user) throw generalProblem('UNAUTHORIZED', language)
      const lockedUntil = (endsAt: Date) =>
        refuse('LOGIN_LOCKED', { values: { minutes: minutesUntil(endsAt, now()) } })
      if (user.pin_hash) {
        const checked = await checkPin(gateway, user, body.pin ?? '')
        if (checked.result === 'blocked') return lockedUntil(checked.endsAt)
        if (checked.result === 'wrong') refuse('PIN_NOT_VALID')
      } else {
        const checked = await checkOwnPassword(gateway, user, body.password ?? '')
        if (checked.result === 'blocked') return lockedUntil(checked.endsAt)
        if (checked.result === 'wrong') refuse('PASSWORD_NOT_VALID')
      }
      if ((await obstaclesOf(db, buyerId)).length > 0) refuse('ACCOUNT_BUSY')
      const at = now()
      await requestDeletion(db, buyerId, at, new Date(at.getTime() + GRACE_MS))
      return view(gateway, buyerId, language)
    })

    serve(privacyCalls.withdrawDeletion, async ({ buyerId, language }) => {
      await withdrawDeletion(db, buyerId)
      return view(gateway, buyerId, language)
    })
  },
  jobs: [
    { name: 'data-exports', everySeconds: 5, run: prepareExports },
    { name: 'old-data-exports', everySeconds: 600, run: (gateway) => dropExports(gateway) },
    { name: 'account-deletions', everySeconds: 60, run: deleteDueAccounts },
  ],
}

async function view(gateway: Gateway, userId: string, language: Language) {
  const { db, now } = gateway
  const user = await accountOf(db, userId)
  if (!user) throw generalProblem('UNAUTHORIZED', language)
  const copy = await exportOf(db, userId)
  const isGone = copy?.expires_at && copy.expires_at <= now()
  return {
    privacy: {
      export:
        copy && !isGone
          ? {
              id: copy.id,
              state: copy.state,
              asked_at: copy.asked_at.toISOString(),
              expires_at: copy.expires_at?.toISOString() ?? null,
            }
          : null,
      deleted_on: (await deletionDue(db, userId))?.toISOString() ?? null,
      has_pin: Boolean(user.pin_hash),
      has_password: Boolean(user.password_hash),
      obstacles: await obstaclesOf(db, userId),
    },
  }
}
