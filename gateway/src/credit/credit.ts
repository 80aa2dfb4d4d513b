import type { Domain } from '../server/domain.ts'
import { serveCreditCallbacks } from './callbacks.ts'
import { serveCreditDesk } from './desk.ts'
import { expireCreditPayments } from './end-payment.ts'
import { serveHolidayDesk } from './holidays-desk.ts'
import { creditMethods } from './method-rule.ts'
import { creditPayments } from './payment-owner.ts'
import type { ReferencesOf } from './references.ts'
import { remindDebtors } from './remind.ts'
import { sendApplications } from './send-applications.ts'
import { serveCredit } from './serve-credit.ts'
import { servePayments } from './serve-payments.ts'
import { serveStatement } from './serve-statement.ts'
import { creditMigrations } from './table.ts'

/** Lines of credit, their invoices with due days, and what is owed. */
export const credit = (referencesOf: ReferencesOf): Domain => ({
  name: 'credit',
  migrations: creditMigrations,
  async anonymise(trx, userId) {
    await trx
      .updateTable('credit_applications')
      .set({ purpose: '' })
      .where('user_id', '=', userId)
      .execute()
  },
  methodRules: [creditMethods],
  paymentOwners: [creditPayments],
  routes(gateway) {
    serveCredit(gateway)
    servePayments(gateway)
    serveStatement(gateway, referencesOf)
    serveCreditDesk(gateway)
    serveHolidayDesk(gateway)
    serveCreditCallbacks(gateway)
  },
  jobs: [
    { name: 'send applications for credit', everySeconds: 5, run: sendApplications },
    { name: 'remind of credit invoices', everySeconds: 60, run: remindDebtors },
    { name: 'end unpaid payments of credit', everySeconds: 5, run: expireCreditPayments },
  ],
})
