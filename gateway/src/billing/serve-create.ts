import * as billingCalls from '@borong/api/billing'
import type { Gateway } from '../server/domain.ts'
import { createBill } from './create.ts'
import { inquire } from './inquire.ts'
import { readBill } from './read.ts'
import { InquiryRefused, PayRefused } from './refused.ts'

/** F-07: checks a number, and makes one bill per key. */
export function serveBillCreation(gateway: Gateway): void {
  gateway.serve(billingCalls.inquireBill, async ({ body, buyerId, language, refuse }) => {
    try {
      return { result: await inquire(gateway, { ...body, buyerId, language }) }
    } catch (error) {
      if (error instanceof InquiryRefused) return refuse(error.refusal, error.more)
      throw error
    }
  })

  gateway.serve(billingCalls.createBill, async ({ body, buyerId, language, refuse }) => {
    try {
      const bill = await createBill(gateway, { ...body, buyerId, language })
      return { result: await readBill(gateway, bill, { buyerId, language }) }
    } catch (error) {
      if (error instanceof InquiryRefused || error instanceof PayRefused)
        return refuse(error.refusal, error.more)
      throw error
    }
  })
}
