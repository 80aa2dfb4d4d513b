import type { CompanyAddress } from '../addresses/public.ts'
import { type Actor, recordedAll } from '../audit/public.ts'
import { centreNames } from '../companies/public.ts'
import type { Trx } from '../server/database.ts'

export interface Change {
  companyId: string
  by: Actor
  at: Date
}

/** Without an address before it is new, without one after it is removed. */
export interface AddressChange {
  before?: CompanyAddress | undefined
  after?: CompanyAddress | undefined
}

/** Writes changes of addresses into the log of their company. */
export async function logAddresses(
  trx: Trx,
  change: Change,
  changes: readonly AddressChange[],
): Promise<void> {
  const { companyId, by, at } = change
  const names = await centreNames(trx, companyId)
  const factsOf = (address: CompanyAddress) => ({
    name: address.alias,
    recipient: `${address.name} ${address.phone}`,
    address: `${address.address}, ${address.district}, ${address.city} ${address.postal_code}`,
    outlet: names.get(address.cost_centre_id ?? '') ?? '',
  })
  await recordedAll(
    trx,
    changes.map(({ before, after }) => ({
      companyId,
      act: before ? (after ? 'ADDRESS_CHANGED' : 'ADDRESS_REMOVED') : 'ADDRESS_ADDED',
      by,
      subject: (before ?? after)?.alias,
      before: before && factsOf(before),
      after: after && factsOf(after),
      at,
    })),
  )
}
