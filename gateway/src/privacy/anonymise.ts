import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { removeLater } from '../files/public.ts'
import type { Trx } from '../server/database.ts'

/**
 * Tables whose rows of a deleted account are removed. Orders, bills, payments and the books of wallet and credit stay,
 * as tax law demands; so do complaints about orders, and the accepted terms.
 */
const REMOVED: readonly (readonly [table: string, column: string])[] = [
  ['tokens', 'user_id'],
  ['sign_ins', 'user_id'],
  ['api_keys', 'user_id'],
  ['otp_requests', 'user_id'],
  ['social_accounts', 'user_id'],
  ['passkeys', 'user_id'],
  ['business_profiles', 'user_id'],
  ['company_members', 'user_id'],
  ['addresses', 'user_id'],
  ['address_books', 'user_id'],
  ['cart_lines', 'user_id'],
  ['cart_notes', 'user_id'],
  ['carts', 'user_id'],
  ['wishes', 'user_id'],
  ['list_schedules', 'user_id'],
  ['seller_messages', 'user_id'],
  ['notifications', 'user_id'],
  ['push_subscriptions', 'user_id'],
  ['push_settings', 'user_id'],
  ['bill_numbers', 'user_id'],
  ['voucher_grants', 'user_id'],
  ['agents', 'user_id'],
  ['referral_codes', 'user_id'],
  ['referral_invitations', 'buyer_id'],
  ['price_alerts', 'user_id'],
  ['stock_reminders', 'user_id'],
  ['deal_reminders', 'user_id'],
  ['analytics_ids', 'user_id'],
  ['account_deletions', 'user_id'],
]

/** The tables whose rows of a deleted account are removed. */
export const removedTables: readonly string[] = REMOVED.map(([table]) => table).concat(
  'lists',
  'files',
  'data_exports',
  'search_histories',
)

const NAME = 'Akun dihapus'

/**
 * Removes everything about a buyer that no law demands. The mail and the phone are free for a new account afterwards.
 */
export async function anonymise(trx: Trx, userId: string, at: Date): Promise<void> {
  for (const [table, column] of REMOVED)
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(trx)
  await trx
    .deleteFrom('lists')
    .where('user_id', '=', userId)
    .where('company_id', 'is', null)
    .execute()
  await trx.deleteFrom('search_histories').where('owner', '=', `buyer:${userId}`).execute()
  const files = await trx
    .deleteFrom('files')
    .where('user_id', '=', userId)
    .returning('id')
    .execute()
  const exports = await trx
    .deleteFrom('data_exports')
    .where('user_id', '=', userId)
    .returning('id')
    .execute()
  await trx
    .updateTable('users')
    .set({
      sso_id: randomUUID(),
      name: NAME,
      email: null,
      handphone: null,
      email_verified: false,
      phone_verified: false,
      password_hash: null,
      pin_hash: null,
      birth_date: null,
      age_verified_at: null,
    })
    .where('id', '=', userId)
    .execute()
  await trx
    .updateTable('product_reviews')
    .set({ buyer_name: NAME })
    .where('user_id', '=', userId)
    .execute()
  await trx
    .updateTable('tenders')
    .set({ name: NAME, company: '', phone: '', email: '', place: '', details: '' })
    .where('user_id', '=', userId)
    .execute()
  await trx.updateTable('quotes').set({ address: null }).where('user_id', '=', userId).execute()
  await trx
    .deleteFrom('application_mails')
    .where('application_id', 'in', (query) =>
      query.selectFrom('applications').select('id').where('user_id', '=', userId),
    )
    .execute()
  await trx
    .updateTable('applications')
    .set({ fields: '{}' })
    .where('user_id', '=', userId)
    .execute()
  await trx
    .updateTable('credit_applications')
    .set({ purpose: '' })
    .where('user_id', '=', userId)
    .execute()
  const removed = [...files, ...exports].map(({ id }) => id)
  await removeLater(trx, removed, at)
}
