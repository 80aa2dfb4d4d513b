import { hashPassword } from '@borong/gateway/identity/passwords'
import { saveCompanyOfProfile } from '@borong/gateway/memberships/public'
import { atomically } from '@borong/gateway/server/database'
import type { Gateway } from '@borong/gateway/server/domain'
import { DEMO_PASSWORD, DEMO_PIN, demoBuyers, demoCompany } from './buyers.ts'

/** Inserts the demo buyers of a new shop. Their password is public. */
export async function seedBuyers({ db, now }: Gateway): Promise<void> {
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
  const business = {
    name: 'PT Santoso Boga Nusantara',
    npwp: '0123456789012000',
    address: 'Jl. Kemang Raya No. 12, Jakarta Selatan',
  }
  await db
    .insertInto('business_profiles')
    .values({
      user_id: demoBuyers.budi.id,
      status: 'verified',
      note: null,
      company_name: business.name,
      business_type: 'resto',
      npwp: business.npwp,
      nitku: '',
      nik: '',
      owner_name: demoBuyers.budi.name,
      address: business.address,
      submitted_at: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await atomically(db, (trx) =>
    saveCompanyOfProfile(trx, { userId: demoBuyers.budi.id, ...business, at: now() }),
  )
  await seedCompany({ db, now })
}

/** Dewi buys for Budi's company, and an approval rule catches her large orders. */
async function seedCompany({ db, now }: Pick<Gateway, 'db' | 'now'>): Promise<void> {
  const company_id = demoCompany.id
  await db
    .insertInto('company_members')
    .values({ company_id, user_id: demoBuyers.dewi.id, role: 'buyer', joined_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('approval_rules')
    .values({
      id: `${company_id}-total`,
      company_id,
      kind: 'total',
      amount: demoCompany.approvalAbove,
      target_id: null,
      target_name: null,
      approver_id: null,
      created_by: demoBuyers.budi.id,
      created_at: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
