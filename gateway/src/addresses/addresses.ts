import * as addressCalls from '@borong/api/addresses'
import { type Address, ADDRESS_LIMIT, type SavedAddress } from '@borong/api/addresses.shapes'
import { atlas, nearestVillage } from '../places/public.ts'
import type { Database } from '../server/database.ts'
import type { Domain } from '../server/domain.ts'
import { addAddress, editAddress, pinAddress, removeAddress } from './change-addresses.ts'
import { findAddress, findVillage, listAddresses } from './saved-address.ts'
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
      const wrong = whatIsWrong(body)
      if (wrong) return refuse(wrong)
      const id = await addAddress(db, buyerId, body, now())
      if (id === undefined) return refuse('ADDRESS_LIMIT', { values: { limit: ADDRESS_LIMIT } })
      return { address: await written(db, buyerId, id) }
    })

    serve(addressCalls.editAddress, async ({ buyerId, params, body, refuse }) => {
      const wrong = whatIsWrong(body)
      if (wrong) return refuse(wrong)
      if (!(await editAddress(db, buyerId, params.addressId, body)))
        return refuse('ADDRESS_UNKNOWN')
      return { address: await written(db, buyerId, params.addressId) }
    })

    serve(addressCalls.removeAddress, async ({ buyerId, params, refuse }) => {
      const mainId = await removeAddress(db, buyerId, params.addressId)
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

function whatIsWrong(body: Address) {
  if (!atlas().byId.has(body.district_id)) return 'DISTRICT_UNKNOWN'
  if (body.subdistrict_id !== null && !findVillage(body.district_id, body.subdistrict_id))
    return 'SUBDISTRICT_UNKNOWN'
  const { latitude, longitude } = body
  if (latitude !== null && longitude !== null && !nearestVillage({ latitude, longitude }))
    return 'OUTSIDE_INDONESIA'
  return undefined
}

async function written(db: Database, userId: string, id: string): Promise<SavedAddress> {
  const address = await findAddress(db, userId, id)
  if (!address) throw new Error('An address that was just written is not there')
  return address
}
