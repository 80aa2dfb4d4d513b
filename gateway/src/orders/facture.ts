import { taxDigits, taxNumberFault } from '@borong/api/rules/tax-number'
import { settingsOf } from '../companies/public.ts'
import { accountOf } from '../identity/public.ts'
import { companyFacts, rolesOf } from '../memberships/public.ts'
import type { Trx } from '../server/database.ts'
import type { PricedOrder } from './price.ts'

type Facture = Record<string, string>

interface Request {
  draft: { facture_required: boolean; facture?: object | undefined }
  buyerId: string
  companyId: string | null
}

/** The recipient of an order's tax invoice: the one that the buyer named, otherwise the company that requests one by default. */
export async function factureFor(
  trx: Trx,
  { draft, buyerId, companyId }: Request,
  { packages }: Pick<PricedOrder, 'packages'>,
): Promise<object | null> {
  if (draft.facture_required) return draft.facture ?? null
  if (companyId === null || !packages.some(({ seller }) => seller.isPkp)) return null
  const { tax_invoice_default: isRequested } = await settingsOf(trx, companyId)
  return isRequested ? companyFacture(trx, { companyId, buyerId }) : null
}

/** The company as a recipient; null without a complete NPWP, or without a member who can be written to. */
async function companyFacture(
  trx: Trx,
  { companyId, buyerId }: { companyId: string; buyerId: string },
): Promise<Facture | null> {
  const company = (await companyFacts(trx, [companyId])).get(companyId)
  if (!company || taxNumberFault(company.npwp) !== undefined) return null
  const email = await emailOf(trx, { companyId, buyerId })
  if (!email) return null
  return {
    company_name: company.name,
    tax_number: taxDigits(company.npwp),
    id_type: 'npwp',
    nitku: company.nitku,
    company_address: company.address,
    email,
  }
}

/** The email address of the buyer, or of an admin. */
async function emailOf(trx: Trx, { companyId, buyerId }: { companyId: string; buyerId: string }) {
  const roles = [...(await rolesOf(trx, companyId))]
  const admins = roles.filter(([, role]) => role === 'admin').map(([id]) => id)
  for (const id of [buyerId, ...admins]) {
    const email = (await accountOf(trx, id))?.email
    if (email) return email
  }
  return undefined
}
