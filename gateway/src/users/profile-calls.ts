import * as userCalls from '@borong/api/users'
import type { Gateway, Language } from '../server/domain.ts'
import { actorOf, recorded } from '../audit/public.ts'
import { saveCompanyOfProfile } from '../memberships/public.ts'
import { notify } from '../notifications/public.ts'
import { atomically } from '../server/database.ts'
import { generalProblem } from '../server/problem.ts'
import {
  accountOf,
  changeUser,
  checkOwnPassword,
  endOtherSignIns,
  hashPassword,
  minutesUntil,
  storeBirthDate,
  useOta,
} from '../identity/public.ts'
import { isBirthDate, isOfAge, writeBirthDate } from './age.ts'
import { setFiles } from '../files/public.ts'
import { BUSINESS } from './business-documents.ts'
import { profileOf } from './profile.ts'
import { sectionsOf } from './sections.ts'

/** C-12, C-31: the calls of a buyer's own profile. */
export function serveProfile(gateway: Gateway): void {
  const { serve, db, now } = gateway

  const profile = async (buyerId: string, language: Language) => {
    const found = await profileOf(gateway, buyerId)
    if (!found) throw generalProblem('UNAUTHORIZED', language)
    return found
  }

  serve(userCalls.userProfile, async ({ buyerId, language }) => ({
    result: await profile(buyerId, language),
  }))

  serve(userCalls.updateProfile, async (call) => {
    const { body, buyerId, visitor, request, language, refuse } = call
    const user = await accountOf(db, buyerId)
    if (!user) throw generalProblem('UNAUTHORIZED', language)
    const isNewSecret = body.new_password !== undefined || body.new_pin !== undefined
    // The old password authorises a new one; a PIN, or a reset of a forgotten password, needs a proof.
    const knowsOld = body.current_password !== undefined && body.new_pin === undefined
    if (isNewSecret) {
      if (knowsOld) {
        const checked = await checkOwnPassword(gateway, user, body.current_password ?? '')
        if (checked.result === 'blocked')
          return refuse('PASSWORD_LOCKED', {
            values: { minutes: minutesUntil(checked.endsAt, now()) },
          })
        if (checked.result === 'wrong') refuse('PASSWORD_NOT_VALID')
      }
    }
    const change = {
      ...(body.name === undefined ? {} : { name: body.name }),
      ...(body.new_password === undefined
        ? {}
        : { password_hash: await hashPassword(body.new_password) }),
      ...(body.new_pin === undefined ? {} : { pin_hash: await hashPassword(body.new_pin) }),
    }
    const wanted = { purpose: 'verify_user', userId: buyerId } as const
    await atomically(db, async (trx) => {
      if (isNewSecret && !knowsOld)
        if (!(await useOta({ db: trx, now }, request.headers['x-ota'], wanted)))
          refuse('OTA_INVALID')
      await changeUser(trx, buyerId, change)
      // Passkeys and API keys were made with a proof of their own, so they stay, and the owner is notice of them.
      const notice = { userId: buyerId, path: '/devices', at: now() } as const
      if (body.new_password !== undefined)
        await notify(trx, { ...notice, kind: 'PASSWORD_CHANGED' })
      if (body.new_pin !== undefined) await notify(trx, { ...notice, kind: 'PIN_CHANGED' })
    })
    if (body.new_password !== undefined) await endOtherSignIns(db, buyerId, visitor.family)
    if (body.business) {
      const { documents, ...fields } = body.business
      const submitted = {
        ...fields,
        status: 'in_verification' as const,
        note: null,
        language,
        submitted_at: now(),
      }
      const { company_name: name, npwp, nitku, address } = body.business
      await atomically(db, async (trx) => {
        await trx
          .insertInto('business_profiles')
          .values({ user_id: buyerId, ...submitted })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet(submitted))
          .execute()
        const at = now()
        const subject = { type: BUSINESS, id: buyerId }
        if (
          documents &&
          !(await setFiles(trx, { fileIds: documents, userId: buyerId, subject, at }))
        )
          refuse('DOCUMENT_UNKNOWN')
        const company = { userId: buyerId, name, npwp, nitku, address, at }
        const saved = await saveCompanyOfProfile(trx, company)
        if (saved) await recorded(trx, { ...saved, act: 'COMPANY_CHANGED', by: actorOf(call), at })
      })
    }
    return { result: await profile(buyerId, language) }
  })

  serve(userCalls.verifyAge, async ({ body, buyerId, refuse }) => {
    const birth = body.birth_date
    if (!isBirthDate(birth, now()))
      refuse('BIRTH_DATE_INVALID', { errors: { birth_date: ['Invalid date'] } })
    const ofAge = isOfAge(birth, now())
    const isStored = await storeBirthDate(db, buyerId, {
      birth_date: writeBirthDate(birth),
      age_verified_at: ofAge ? now() : null,
    })
    if (!isStored) refuse('BIRTH_DATE_FIXED')
    return { data: { is_age_verified: ofAge, is_under_age: !ofAge, birth_date: birth } }
  })

  serve(userCalls.buyerProfileSections, async ({ buyerId, language }) => ({
    data: sectionsOf(await profile(buyerId, language), language),
  }))

  serve(userCalls.gidUser, async ({ body, buyerId, visitor }) => {
    // The token determines the owner of the id, because the body is not trusted.
    const seen = { user_id: buyerId || null, guest_id: visitor.guestId, seen_at: now() }
    await db
      .insertInto('analytics_ids')
      .values({ client_id: body.client_id, ...seen })
      .onConflict((conflict) => conflict.column('client_id').doUpdateSet(seen))
      .execute()
    return { data: { saved: true } }
  })
}
