import * as addressCalls from '@borong/api/addresses'
import { ADDRESS_LIMIT, type SavedAddress } from '@borong/api/addresses.shapes'
import { nearestVillage } from '../places/public.ts'
import { atomically, type Database } from '../server/database.ts'
import type { Domain } from '../server/domain.ts'
import { addAddress, editAddress, pinAddress, removeAddress } from './change-addresses.ts'
import { placeFault } from './place-fault.ts'
import { findAddress, listAddresses } from './saved-address.ts'
import { addressMigrations } from './table.ts'

export const addresses: Domain = {
  name: 'addresses',
  migrations: addressMigrations,
  removed: { addresses: 'user_id', address_books: 'user_id' },
  routes({ serve, db, now }) {
    serve(addressCalls.addresses, async ({ buyerId }) => ({
      addresses: await listAddresses(db, buyerId),
      limit: ADDRESS_LIMIT,
    }))

    serve(addressCalls.addAddress, async ({ buyerId, body, refuse }) => {
      const wrong = placeFault(body)
      if (wrong) return refuse(wrong)
      const id = await atomically(db, (trx) => addAddress(trx, buyerId, body, { at: now() }))
      if (id === undefined) return refuse('ADDRESS_LIMIT', { values: { limit: ADDRESS_LIMIT } })
      return { address: await written(db, buyerId, id) }
    })

    serve(addressCalls.editAddress, async ({ buyerId, params, body, refuse }) => {
      const wrong = placeFault(body)
      if (wrong) return refuse(wrong)
      const { addressId } = params
      if (!(await atomically(db, (trx) => editAddress(trx, buyerId, addressId, body))))
        return refuse('ADDRESS_UNKNOWN')
      return { address: await written(db, buyerId, addressId) }
    })

    serve(addressCalls.removeAddress, async ({ buyerId, params, refuse }) => {
      const mainId = await atomically(db, (trx) => removeAddress(trx, buyerId, params.addressId))
      if (mainId === undefined) return refuse('ADDRESS_UNKNOWN')
      return { main_address_id: mainId }
    })

    serve(addressCalls.pinAddress, async ({ buyerId, params, body, refuse }) => {
      if (!nearestVillage(body)) return refuse('OUTSIDE_INDONESIA')
      if (!(await pinAddress(db, buyerId, params.addressId, body))) return refuse('ADDRESS_UNKNOWN')
      return { address: await written(db, buyerId, params.addressId) }
    })
  },
}

async function written(db: Database, userId: string, id: string): Promise<SavedAddress> {
  const address = await findAddress(db, userId, id)
  if (!address) throw new Error('An address that was just written is not there')
  return address
}
