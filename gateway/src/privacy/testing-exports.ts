import type { Gateway } from '../server/domain.ts'
import { orderExport, prepareExports } from './exports.ts'

/** A copy of this buyer's data that can be downloaded. */
export async function insertExport(gateway: Gateway, userId: string): Promise<void> {
  await orderExport(gateway, userId, 'id')
  await prepareExports(gateway)
}
