import * as billingCalls from '@borong/api/billing'
import type { Gateway } from '../server/domain.ts'
import { createBill } from './create.ts'
import { inquire } from './inquire.ts'
import { readBill } from './read.ts'

/** F-07: checks a number, and makes one bill per key. */
export function serveBillCreation(gateway: Gateway): void {
  gateway.serve(billingCalls.inquireBill, async ({ body, buyerId, language }) => ({
    result: await inquire(gateway, { ...body, buyerId, language }),
  }))

  gateway.serve(billingCalls.createBill, async ({ body, buyerId, language }) => {
    const bill = await createBill(gateway, { ...body, buyerId, language })
    return { result: await readBill(gateway, bill, { buyerId, language }) }
  })
}
