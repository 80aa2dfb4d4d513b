import type { Trx } from '../server/database.ts'

/** An order of less is no reward: the goods after the voucher and after refunds. */
export const MINIMUM_ORDER = 500_000

export type ReferralReason =
  | 'MINIMUM_ORDER'
  | 'SAME_DEVICE'
  | 'SAME_PHONE'
  | 'SAME_TAX_NUMBER'
  | 'MONTHLY_LIMIT'
  | 'REFUNDED'

interface Pair {
  orderId: string
  buyerId: string
  referrerId: string
}

/** Why the referrer and the buyer are taken for one person; undefined when nothing shows it. */
export async function samePerson(trx: Trx, pair: Pair): Promise<ReferralReason | undefined> {
  const invitation = await trx
    .selectFrom('referral_invitations')
    .select('same_device')
    .where('buyer_id', '=', pair.buyerId)
    .executeTakeFirst()
  if (invitation?.same_device) return 'SAME_DEVICE'
  const phones = await phonesOf(trx, pair.referrerId)
  const ownPhones = [...(await phonesOf(trx, pair.buyerId)), ...(await orderPhones(trx, pair))]
  if (ownPhones.some((phone) => phones.includes(phone))) return 'SAME_PHONE'
  const numbers = await taxNumbersOf(trx, pair.referrerId)
  const ownNumbers = await taxNumbersOf(trx, pair.buyerId)
  return ownNumbers.some((number) => numbers.includes(number)) ? 'SAME_TAX_NUMBER' : undefined
}

async function phonesOf(trx: Trx, userId: string): Promise<string[]> {
  const user = await trx
    .selectFrom('users')
    .select('handphone')
    .where('id', '=', userId)
    .executeTakeFirst()
  const addresses = await trx
    .selectFrom('addresses')
    .select('phone')
    .where('user_id', '=', userId)
    .execute()
  return plainPhones([user?.handphone, ...addresses.map(({ phone }) => phone)])
}

async function orderPhones(trx: Trx, { orderId }: Pair): Promise<string[]> {
  const parcels = await trx
    .selectFrom('order_parcels')
    .select('address')
    .where('order_id', '=', orderId)
    .execute()
  return plainPhones(parcels.map(({ address }) => String(address.phone ?? '')))
}

// 0812…, +62 812… and 62812… are one number.
const plainPhones = (phones: readonly (string | null | undefined)[]) =>
  phones
    .map((phone) => (phone ?? '').replace(/\D/g, '').replace(/^(?:62|0)/, ''))
    .filter((phone) => phone.length >= 8)

/** The tax numbers of a buyer's business and of their tax invoices. */
async function taxNumbersOf(trx: Trx, userId: string): Promise<string[]> {
  const business = await trx
    .selectFrom('business_profiles')
    .select('npwp')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const orders = await trx
    .selectFrom('orders')
    .select('facture')
    .where('user_id', '=', userId)
    .where('facture', 'is not', null)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
  return [business?.npwp, ...orders.map(({ facture }) => facture?.tax_number)]
    .map((number) => (number ?? '').replace(/\D/g, ''))
    .filter((number) => number !== '')
}
