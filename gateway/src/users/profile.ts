import { filesOf } from '../files/public.ts'
import { BUSINESS } from './business-documents.ts'
import { listAddresses, outletAddresses } from '../addresses/public.ts'
import type { Gateway } from '../server/domain.ts'
import { isOfAge, readBirthDate } from './age.ts'
import { deletionDue } from '../identity/public.ts'
import type { BusinessStatus } from './table.ts'

type Needs = Pick<Gateway, 'db' | 'now'>

const noBusiness = {
  status: 'none' as BusinessStatus,
  note: null,
  company_name: '',
  business_type: 'other' as const,
  npwp: '',
  nitku: '',
  nik: '',
  owner_name: '',
  address: '',
}

/** E-03: the complete profile of a buyer; undefined for an unknown buyer. The own addresses come before those of companies. */
export async function profileOf({ db, now }: Needs, userId: string) {
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst()
  if (!user) return undefined
  const business = await db
    .selectFrom('business_profiles')
    .select(['status', 'note', 'company_name', 'business_type', 'npwp', 'nitku', 'nik'])
    .select(['owner_name', 'address'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const addresses = [...(await listAddresses(db, userId)), ...(await outletAddresses(db, userId))]
  const birth = readBirthDate(user.birth_date)
  const deletedOn = await deletionDue(db, userId)
  return {
    id: user.id,
    sso_id: user.sso_id,
    name: user.name,
    email: user.email,
    handphone: user.handphone,
    phone_verified: user.phone_verified,
    email_verified: user.email_verified,
    addresses,
    is_age_verified: user.age_verified_at !== null,
    is_under_age: birth !== null && !isOfAge(birth, now()),
    birth_date: birth,
    has_password: Boolean(user.password_hash),
    has_pin: Boolean(user.pin_hash),
    business: business
      ? { ...business, documents: await filesOf(db, { type: BUSINESS, id: userId }) }
      : noBusiness,
    ...(deletedOn ? { deleted_on: deletedOn.toISOString() } : {}),
  }
}
