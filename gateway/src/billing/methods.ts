import { textOf } from '@borong/api/messages'
import { limitOf, type Method, methodById } from '../payments/public.ts'
import { denialOf } from '../permissions/public.ts'
import type { Database, Trx } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import { type Owned, ownerIdOf } from '../memberships/public.ts'
import { accountOf, move, statusMessage } from '../wallet/public.ts'
import { methodMessages } from './messages.ts'
import { PayRefused } from './refused.ts'

export const WALLET = 'wallet'

/** Takes the price from the balance of the owner, once per serial. Throws `PayRefused`. */
export async function payFromWallet(
  trx: Trx,
  paid: Owned & { serial: string; price: number },
  language: Language,
  at: Date,
): Promise<void> {
  const account = await accountOf(trx, ownerIdOf(paid), 'IDR')
  if (account && account.status !== 'active')
    throw new PayRefused('METHOD_REFUSED', {
      values: { message: statusMessage(account.status, language) },
    })
  const isPaid = await move(trx, {
    userId: ownerIdOf(paid),
    currency: 'IDR',
    amount: -paid.price,
    counter: 'shop:sales',
    category: 'BILL_PAYMENT',
    reference: paid.serial,
    remark: paid.serial,
    at,
  })
  if (!isPaid) throw new PayRefused('WALLET_SHORT')
}

/** The payment method with this id, if this buyer may pay this amount with it. Throws `PayRefused`. */
export async function methodFor(
  db: Database,
  input: { buyerId: string; paymentId: string; amount: number; at: Date; language: Language },
): Promise<Method> {
  const { language } = input
  const refused = (message: string) => new PayRefused('METHOD_REFUSED', { values: { message } })
  const method = methodById(input.paymentId)
  if (!method) throw refused(textOf(methodMessages.unknown, language))
  if (method.kind === 'later') throw refused(textOf(methodMessages.later, language))
  const message =
    (await denialOf(db, input.buyerId, `payment:${method.id}`, input.at, language)) ??
    limitOf(method, input.amount, language)
  if (message) throw refused(message)
  return method
}
