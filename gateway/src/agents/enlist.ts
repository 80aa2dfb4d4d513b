import type { Trx } from '../server/database.ts'

/** Makes a buyer an agent. */
export async function enlistAgent(trx: Trx, userId: string, at: Date): Promise<void> {
  await trx
    .insertInto('agents')
    .values({ user_id: userId, since: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
