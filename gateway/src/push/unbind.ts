import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'

/** Ends the pushes to the browser of a sign-in that ends. */
export async function unbindSignIn(db: Database, family: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('family', '=', family).execute()
}

/** Ends the pushes to all browsers of a buyer, except that of one sign-in. */
export async function unbindOtherSignIns(
  db: Database,
  userId: string,
  retainedFamily: string | null,
): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .$if(retainedFamily !== null, (query) => query.where('family', '!=', retainedFamily ?? ''))
    .execute()
}

/** Lets pushes follow the language that the buyer reads the shop in. */
export async function followLanguage(
  db: Database,
  family: string,
  language: Language,
): Promise<void> {
  await db
    .updateTable('push_subscriptions')
    .set({ language })
    .where('family', '=', family)
    .where('language', '!=', language)
    .execute()
}
