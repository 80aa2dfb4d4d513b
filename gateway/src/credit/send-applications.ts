import type { Gateway } from '../server/domain.ts'
import { eachUnheld } from '../server/due-work.ts'
import { creditProviderOf } from './credit-provider.ts'

/** Sends the waiting applications that the provider has not received. It takes a repeated one as the same. */
export const sendApplications = (gateway: Gateway): Promise<void> =>
  eachUnheld(gateway, {
    job: 'send applications for credit',
    key: ['id'],
    due: (db) =>
      db
        .selectFrom('credit_applications as application')
        .innerJoin('users', 'users.id', 'application.user_id')
        .leftJoin('companies', 'companies.id', 'application.company_id')
        .select(['application.id', 'number', 'method', 'credit_limit', 'purpose'])
        .select(['users.name', 'users.handphone', 'companies.name as company'])
        .where('application.state', '=', 'waiting')
        .where('application.sent_at', 'is', null)
        .orderBy('application.id'),
    async work({ id, number, method, credit_limit: limit, purpose, ...applicant }) {
      const { name, handphone: phone, company } = applicant
      await creditProviderOf(gateway).apply({
        number,
        method,
        limit,
        purpose,
        applicant: { name, phone, company },
      })
      await gateway.db
        .updateTable('credit_applications')
        .set({ sent_at: gateway.now() })
        .where('id', '=', id)
        .execute()
    },
  })
