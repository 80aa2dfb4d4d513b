import { textsIn } from '@borong/api/messages'
import type { Language } from '../../server/domain.ts'
import type { BillView } from '../view.ts'
import { wibMinute } from '../../server/wib.ts'
import { asText, type Cell } from '../../server/csv.ts'
import { columnMessages } from './messages.ts'

/** The columns of the files of bills. */
export const billHeader = (language: Language): readonly Cell[] =>
  Object.values(textsIn(columnMessages, language))

/** One bill in a file. */
export const billCells = (bill: BillView): Cell[] => [
  bill.serial,
  wibMinute(new Date(bill.created_at)),
  bill.product_name,
  asText(bill.number),
  bill.owner,
  bill.state_name,
  bill.amount,
  bill.admin,
  bill.price,
  bill.refunded_amount,
  asText(bill.token),
  asText(bill.biller_serial),
  bill.failure?.message ?? null,
  bill.company_name ?? null,
  bill.cost_centre_name ?? null,
  bill.made_by ?? null,
]
