import type { Selectable } from 'kysely'
import { type Actor, recorded } from '../audit/public.ts'
import { sellerFacts } from '../catalogue/public.ts'
import { lockAsManager } from '../companies/public.ts'
import { adminsOf } from '../memberships/public.ts'
import { notify } from '../notifications/public.ts'
import type { Trx } from '../server/database.ts'
import { Refused } from '../server/refused.ts'
import { agreementPath, nameOf } from './name-of.ts'
import type { PriceAgreementTable } from './table.ts'

export type Agreement = Selectable<PriceAgreementTable>

/** An admin accepts or refuses the prices that a seller proposes. */
export async function decideAgreement(
  trx: Trx,
  decision: { companyId: string; agreementId: string; accepts: boolean; by: Actor; at: Date },
): Promise<Agreement> {
  const { companyId, agreementId, accepts, by, at } = decision
  await lockAsManager(trx, { companyId, buyerId: by.userId })
  const agreement = await trx
    .selectFrom('price_agreements')
    .selectAll()
    .where('id', '=', agreementId)
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst()
  if (!agreement) throw new Refused('AGREEMENT_UNKNOWN')
  const state = accepts ? 'active' : 'refused'
  // A repeated answer of the same kind has the same result.
  if (agreement.state === state) return agreement
  if (agreement.state !== 'proposed' || agreement.valid_until <= at)
    throw new Refused('AGREEMENT_CLOSED')
  const after = await setState(trx, agreementId, state, at)
  await recorded(trx, {
    companyId,
    act: accepts ? 'PRICES_ACCEPTED' : 'PRICES_REFUSED',
    by,
    subject: await nameOf(trx, agreement),
    at,
  })
  return after
}

/** Ends an agreement for its seller: orders that were made keep their prices. Undefined when it is not the seller's, or over. */
export async function endAgreement(
  trx: Trx,
  { agreementId, sellerId, at }: { agreementId: string; sellerId: number | null; at: Date },
): Promise<Agreement | undefined> {
  const agreement = await trx
    .selectFrom('price_agreements')
    .selectAll()
    .where('id', '=', agreementId)
    .$if(sellerId !== null, (own) => own.where('seller_id', '=', sellerId!))
    .where('state', 'in', ['proposed', 'active'])
    .forUpdate()
    .executeTakeFirst()
  if (!agreement) return undefined
  const { company_id: companyId } = agreement
  const after = await setState(trx, agreementId, 'ended', at)
  const subject = await nameOf(trx, agreement)
  await recorded(trx, { companyId, act: 'PRICES_ENDED', by: null, subject, at })
  const seller = (await sellerFacts(trx, [agreement.seller_id])).get(agreement.seller_id)
  const news = { path: agreementPath(companyId, agreementId), detail: seller?.name ?? '', at }
  for (const userId of await adminsOf(trx, companyId))
    await notify(trx, { userId, kind: 'PRICES_ENDED', ...news })
  return after
}

const setState = (trx: Trx, id: string, state: Agreement['state'], at: Date) =>
  trx
    .updateTable('price_agreements')
    .set({ state, updated_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
