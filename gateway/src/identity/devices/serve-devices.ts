import * as deviceCalls from '@borong/api/devices'
import type { Gateway } from '../../server/domain.ts'
import { generalProblem } from '../../server/problem.ts'
import { endOtherSignIns, endSignIn } from '../sign-ins.ts'

const MOST = 100

/** The sign-ins of a buyer that are still valid, the last used one first. */
export function serveDevices({ serve, db, now }: Gateway): void {
  serve(deviceCalls.devices, async ({ buyerId, visitor }) => {
    // The living refresh token of a family: the older ones are used.
    const rows = await db
      .selectFrom('tokens')
      .leftJoin('sign_ins', 'sign_ins.family', 'tokens.family')
      .select([
        'tokens.family',
        'tokens.created_at',
        'sign_ins.browser',
        'sign_ins.system',
        'sign_ins.network',
        'sign_ins.started_at',
        'sign_ins.seen_at',
      ])
      .where('tokens.user_id', '=', buyerId)
      .where('tokens.kind', '=', 'refresh')
      .where('tokens.used_at', 'is', null)
      .where('tokens.expires_at', '>', now())
      .orderBy('tokens.expires_at', 'desc')
      .limit(MOST)
      .execute()
    const devices = rows.map((row) => {
      const isThis = row.family === visitor.family
      return {
        id: row.family,
        browser: row.browser || null,
        system: row.system || null,
        network: row.network || null,
        signed_in_at: row.started_at?.toISOString() ?? null,
        seen_at: (isThis ? now() : (row.seen_at ?? row.created_at)).toISOString(),
        is_this: isThis,
      }
    })
    return { devices: devices.toSorted((a, b) => Number(b.is_this) - Number(a.is_this)) }
  })

  serve(deviceCalls.signOutDevice, async ({ params, buyerId, language }) => {
    const own = await db
      .selectFrom('tokens')
      .select('family')
      .where('family', '=', params.deviceId)
      .where('user_id', '=', buyerId)
      .limit(1)
      .executeTakeFirst()
    if (!own) throw generalProblem('NOT_FOUND', language)
    await endSignIn(db, own.family)
    return { result: { signed_out: true as const } }
  })

  serve(deviceCalls.signOutOtherDevices, async ({ buyerId, visitor }) => {
    await endOtherSignIns(db, buyerId, visitor.family)
    return { result: { signed_out: true as const } }
  })
}
