import { adminsOf, type Owned, roleIn } from '../memberships/public.ts'
import type { Trx } from '../server/database.ts'
import { type News, notify } from './notify.ts'

/** Notifies the buyer of an order, quote, tender or bill. Of a company's whose buyer has left, it notifies the admins. */
export async function notifyOwner(trx: Trx, owned: Owned, news: Omit<News, 'userId'>) {
  for (const userId of await readersOf(trx, owned)) await notify(trx, { ...news, userId })
}

async function readersOf(trx: Trx, { user_id, company_id }: Owned): Promise<string[]> {
  if (company_id === null || (await roleIn(trx, { companyId: company_id, userId: user_id })))
    return [user_id]
  return adminsOf(trx, company_id)
}
