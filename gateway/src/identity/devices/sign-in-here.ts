import { textOf } from '@borong/api/messages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notify } from '../../notifications/public.ts'
import type { Gateway, Language } from '../../server/domain.ts'
import { wibDay } from '../../server/wib.ts'
import { deletionDue } from '../deletions.ts'
import { networkOf } from '../../server/network.ts'
import { knownDevice, rememberDevice } from '../known-devices.ts'
import { deviceMessages } from '../messages.ts'
import { startSignIn, type TokenPair } from '../sign-ins.ts'
import { deviceName } from '../../server/device-name.ts'

interface Here {
  request: FastifyRequest
  reply: FastifyReply
  language: Language
}

/**
 * Signs a buyer in on the browser of this request, and records the device. A buyer with an earlier sign-in is told of
 * a device that is not known yet.
 */
export async function signInHere(
  gateway: Pick<Gateway, 'db' | 'config' | 'now'>,
  { request, reply, language }: Here,
  userId: string,
): Promise<TokenPair & { user_id: string }> {
  const { db, now } = gateway
  const isKnown = (await knownDevice(gateway, request, userId)) !== undefined
  const earlier = await db
    .selectFrom('sign_ins')
    .select('family')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  const isNews = earlier !== undefined && !isKnown
  const { browser, system } = deviceName(request.headers['user-agent'])
  const at = now()
  await rememberDevice(gateway, request, reply, userId)
  const deletedOn = await deletionDue(db, userId)
  const pair = await startSignIn(gateway, userId, async (trx, family) => {
    await trx
      .insertInto('sign_ins')
      .values({
        family,
        user_id: userId,
        browser,
        system,
        network: networkOf(request.ip),
        started_at: at,
        seen_at: at,
        mail_at: isNews ? at : null,
        mail_tries: 0,
        language,
      })
      .execute()
    if (isNews)
      await notify(trx, {
        userId,
        kind: 'SIGNED_IN_ELSEWHERE',
        path: '/devices',
        detail: describedDevice({ browser, system }, language),
        at,
      })
    if (deletedOn)
      await notify(trx, {
        userId,
        kind: 'ACCOUNT_DELETION_WAITS',
        path: '/privacy-settings',
        detail: wibDay(deletedOn),
        at,
      })
  })
  return { ...pair, user_id: userId }
}

/** Chrome, Android */
export const describedDevice = (
  { browser, system }: { browser: string; system: string },
  language: Language,
): string =>
  [browser, system].filter(Boolean).join(', ') || textOf(deviceMessages.UNKNOWN, language)
