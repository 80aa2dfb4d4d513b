import { ADDRESSES_OF_COMPANY } from '@borong/api/company-addresses.shapes'
import { addAddress, companyAddressOf, editAddress, removeAddress } from '../addresses/public.ts'
import { type Actor, recorded } from '../audit/public.ts'
import { centreNames } from '../companies/public.ts'
import type { Trx } from '../server/database.ts'
import { Refused } from '../server/refused.ts'

type Given = Omit<Parameters<typeof addAddress>[2], 'set_default'>
type Saved = NonNullable<Awaited<ReturnType<typeof companyAddressOf>>>

interface Change {
  companyId: string
  by: Actor
  at: Date
}
interface OfAddress extends Change {
  addressId: string
}

/** Adds an address of a company. */
export async function addCompanyAddress(
  trx: Trx,
  { given, ...change }: Change & { given: Given },
): Promise<Saved> {
  const { companyId, at } = change
  const limit = ADDRESSES_OF_COMPANY
  const columns = { ...given, set_default: false }
  const addressId = await addAddress(trx, companyId, columns, { at, most: limit })
  if (addressId === undefined) throw new Refused('ADDRESS_LIMIT', { values: { limit } })
  const saved = await read(trx, { ...change, addressId })
  await log(trx, 'ADDRESS_ADDED', { ...change, subject: saved.alias, after: saved })
  return saved
}

/** Changes an address of a company. */
export async function changeCompanyAddress(
  trx: Trx,
  { given, ...change }: OfAddress & { given: Given },
): Promise<Saved> {
  const before = await read(trx, change)
  await editAddress(trx, change.companyId, change.addressId, { ...given, set_default: false })
  const after = await read(trx, change)
  await log(trx, 'ADDRESS_CHANGED', { ...change, subject: before.alias, before, after })
  return after
}

/** Removes an address of a company. */
export async function removeCompanyAddress(trx: Trx, change: OfAddress): Promise<void> {
  const before = await read(trx, change)
  await removeAddress(trx, change.companyId, change.addressId)
  await log(trx, 'ADDRESS_REMOVED', { ...change, subject: before.alias, before })
}

async function read(trx: Trx, { companyId, addressId }: OfAddress): Promise<Saved> {
  const address = await companyAddressOf(trx, { companyId, addressId })
  if (!address) throw new Refused('ADDRESS_UNKNOWN')
  return address
}

async function log(
  trx: Trx,
  act: 'ADDRESS_ADDED' | 'ADDRESS_CHANGED' | 'ADDRESS_REMOVED',
  entry: Change & { subject: string; before?: Saved; after?: Saved },
): Promise<void> {
  const { companyId, by, at, subject, before, after } = entry
  const names = await centreNames(trx, companyId)
  const facts = (saved: Saved) => ({
    name: saved.alias,
    recipient: `${saved.name} ${saved.phone}`,
    address: `${saved.address}, ${saved.district}, ${saved.city} ${saved.postal_code}`,
    outlet: names.get(saved.cost_centre_id ?? '') ?? '',
  })
  await recorded(trx, {
    companyId,
    act,
    by,
    subject,
    before: before && facts(before),
    after: after && facts(after),
    at,
  })
}
