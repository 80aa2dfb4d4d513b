import type { Selectable } from 'kysely'
import { adminsOf } from '../memberships/public.ts'
import { accountOf } from '../identity/public.ts'
import { notify } from '../notifications/public.ts'
import type { Trx } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import { newId } from '../server/new-id.ts'
import type { ApiKeyTable } from './table.ts'

/** The page with the keys. */
export const KEYS_PAGE = '/services/borong-connect'

/** Notifies and mails the buyer of a key, or its creator and the admins of its company. */
export async function announce(
  trx: Trx,
  news: {
    key: Pick<Selectable<ApiKeyTable>, 'user_id' | 'company_id' | 'name'>
    kind: 'created' | 'revoked'
    actorId: string
    language: Language
    at: Date
  },
): Promise<void> {
  const { key, kind, actorId, language, at } = news
  const company =
    key.company_id === null
      ? undefined
      : await trx
          .selectFrom('companies')
          .select('name')
          .where('id', '=', key.company_id)
          .executeTakeFirst()
  const admins = key.company_id === null ? [] : await adminsOf(trx, key.company_id)
  const actor_name = (await accountOf(trx, actorId))?.name ?? ''
  for (const userId of new Set([key.user_id, ...admins])) {
    await notify(trx, {
      userId,
      kind: kind === 'created' ? 'API_KEY_CREATED' : 'API_KEY_REVOKED',
      path: KEYS_PAGE,
      detail: company ? `${key.name} (${company.name})` : key.name,
      at,
    })
    await trx
      .insertInto('api_key_mails')
      .values({
        id: newId(),
        user_id: userId,
        kind,
        key_name: key.name,
        company_name: company?.name ?? null,
        actor_name,
        language,
        next_try_at: at,
      })
      .execute()
  }
}
