import { hasRealProvider } from '../delivery/deliver.ts'
import { hashPassword } from '../identity/passwords.ts'
import type { Gateway } from '../server/domain.ts'
import { DEMO_PASSWORD, DEMO_PIN, demoBuyers } from './demo-buyers.ts'

/** Gives a fresh shop its demo buyers; a shop with real providers, where their password would be an open door, gets none. */
export async function seedUsers({ db, config, now }: Gateway): Promise<void> {
  if (hasRealProvider(config)) return
  const present = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', demoBuyers.budi.id)
    .executeTakeFirst()
  if (present) return
  const password = await hashPassword(DEMO_PASSWORD)
  const pin = await hashPassword(DEMO_PIN)
  for (const buyer of Object.values(demoBuyers)) {
    await db
      .insertInto('users')
      .values({
        id: buyer.id,
        sso_id: buyer.ssoId,
        name: buyer.name,
        email: buyer.email,
        handphone: buyer.handphone,
        email_verified: true,
        phone_verified: true,
        password_hash: password,
        pin_hash: buyer === demoBuyers.budi ? pin : null,
        birth_date: buyer.birthDate,
        age_verified_at: buyer === demoBuyers.budi ? now() : null,
        created_at: now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  await db
    .insertInto('business_profiles')
    .values({
      user_id: demoBuyers.budi.id,
      status: 'verified',
      note: null,
      company_name: 'PT Santoso Boga Nusantara',
      business_type: 'resto',
      npwp: '0123456789012000',
      owner_name: demoBuyers.budi.name,
      address: 'Jl. Kemang Raya No. 12, Jakarta Selatan',
      submitted_at: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
