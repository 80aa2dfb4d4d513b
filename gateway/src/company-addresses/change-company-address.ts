import { ADDRESSES_OF_COMPANY } from '@borong/api/company-addresses.shapes'
import {
  addAddress,
  type CompanyAddress,
  companyAddressOf,
  editAddress,
  removeAddress,
} from '../addresses/public.ts'
import type { Trx } from '../server/database.ts'
import { Refused } from '../server/refused.ts'
import { type Change, logAddresses } from './log-addresses.ts'

type Given = Omit<Parameters<typeof addAddress>[2], 'set_default'>
interface OfAddress extends Change {
  addressId: string
}

/** Adds an address of a company. */
export async function addCompanyAddress(
  trx: Trx,
  { given, ...change }: Change & { given: Given },
): Promise<CompanyAddress> {
  const { companyId, at } = change
  const limit = ADDRESSES_OF_COMPANY
  const columns = { ...given, set_default: false }
  const addressId = await addAddress(trx, companyId, columns, { at, most: limit })
  if (addressId === undefined) throw new Refused('ADDRESS_LIMIT', { values: { limit } })
  const saved = await read(trx, { ...change, addressId })
  await logAddresses(trx, change, [{ after: saved }])
  return saved
}

/** Changes an address of a company. */
export async function changeCompanyAddress(
  trx: Trx,
  { given, ...change }: OfAddress & { given: Given },
): Promise<CompanyAddress> {
  const before = await read(trx, change)
  await editAddress(trx, change.companyId, change.addressId, { ...given, set_default: false })
  const after = await read(trx, change)
  await logAddresses(trx, change, [{ before, after }])
  return after
}

/** Removes an address of a company. */
export async function removeCompanyAddress(trx: Trx, change: OfAddress): Promise<void> {
  const before = await read(trx, change)
  await removeAddress(trx, change.companyId, change.addressId)
  await logAddresses(trx, change, [{ before }])
}

async function read(trx: Trx, { companyId, addressId }: OfAddress): Promise<CompanyAddress> {
  const address = await companyAddressOf(trx, { companyId, addressId })
  if (!address) throw new Refused('ADDRESS_UNKNOWN')
  return address
}
