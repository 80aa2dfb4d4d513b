import type { Gateway } from '../server/domain.ts'
import { creditProviderOf } from './credit-provider.ts'

const AT_ONCE = 20

/** Sends the waiting applications that the provider has not received. It takes a repeated one as the same. */
export async function sendApplications(gateway: Gateway): Promise<void> {
  const { db, now, app } = gateway
  const unsent = await db
    .selectFrom('credit_applications as application')
    .innerJoin('users', 'users.id', 'application.user_id')
    .leftJoin('companies', 'companies.id', 'application.company_id')
    .select(['application.id', 'number', 'method', 'credit_limit', 'purpose'])
    .select(['users.name', 'users.handphone', 'companies.name as company'])
    .where('application.state', '=', 'waiting')
    .where('application.sent_at', 'is', null)
    .orderBy('application.id')
    .limit(AT_ONCE)
    .execute()
  const provider = creditProviderOf(gateway)
  for (const { id, number, method, credit_limit: limit, purpose, ...applicant } of unsent)
    try {
      const { name, handphone: phone, company } = applicant
      await provider.apply({ number, method, limit, purpose, applicant: { name, phone, company } })
      await db
        .updateTable('credit_applications')
        .set({ sent_at: now() })
        .where('id', '=', id)
        .execute()
    } catch (error) {
      // The next run sends it again.
      app.log.warn({ error, number }, 'The application for credit could not be sent')
    }
}
