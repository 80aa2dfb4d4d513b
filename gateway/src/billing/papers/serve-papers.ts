import * as billingCalls from '@borong/api/billing'
import { readable } from '../../permissions/public.ts'
import type { Gateway } from '../../server/domain.ts'
import { findBill, readBill } from '../read.ts'
import { billedCompany } from './billed-company.ts'
import { billsFile } from './bills-file.ts'
import { drawReceipt } from './draw-receipt.ts'
import { sendCsv } from '../../server/send-csv.ts'
import { asPdf } from '../../server/send-pdf.ts'

/** F-07: the receipt of a bill, and the history as a file. */
export function servePapers(gateway: Gateway): void {
  gateway.serve(billingCalls.billReceipt, async ({ params, buyerId, language, reply, refuse }) => {
    const row = await findBill(gateway, 'read', { ...params, buyerId })
    if (!row) return refuse('BILL_UNKNOWN')
    const bill = await readBill(gateway, row, { buyerId, language })
    if (!bill.has_receipt) return refuse('NO_RECEIPT')
    const pdf = await drawReceipt(bill, language, await billedCompany(gateway, row))
    asPdf(reply, `struk-${bill.serial}`)
    return pdf
  })

  gateway.serve(billingCalls.billsFile, async (call) => {
    const { query, buyerId, language, reply, refuse } = call
    const companyId = query.company_id
    const condition = await readable(gateway.db, 'bill', { buyerId, companyId })
    if (!condition) return refuse('COMPANY_UNKNOWN')
    const name = ['borong', query.kind, query.month].filter(Boolean).join('-')
    return sendCsv(reply, name, billsFile(gateway, { ...query, condition, buyerId, language }))
  })
}
