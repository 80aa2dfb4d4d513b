import * as v from 'valibot'
import { BillCalendar } from './billing-calendar.ts'
import {
  Bill,
  Inquiry,
  Key,
  Kind,
  Month,
  Months,
  ownerFields,
  PaymentId,
  Pin,
  Product,
  Rupiah,
  SavedNumber,
  State,
  TypedNumber,
} from './billing-entities.ts'
import { billUnknown, inquiryRefusals, payRefusals } from './billing-refusals.ts'
import { companyRefusals } from './companies.shapes.ts'
import { paged, paging } from './paging.ts'
import { PlainId, PlainText } from './plain.ts'
import { shape } from './shape.ts'

export * from './billing-batches.shapes.ts'

const serial = v.object({ serial: PlainId })
const id = v.object({ id: PlainId })
const companyUnknown = { COMPANY_UNKNOWN: companyRefusals.COMPANY_UNKNOWN }
/** The bills of this company instead of the own ones, in the mandate of the caller's role. */
const ofCompany = { company_id: v.optional(PlainId) }

/** F-07 R-38 */
export const billProducts = shape({
  summary: 'What can be bought or paid, of one kind of bill',
  query: v.object({
    kind: Kind,
    /** Part of the operator's, the product's or the region's name. */
    q: v.optional(PlainText(60), ''),
    operator: v.optional(PlainId),
  }),
  reply: v.object({ result: v.object({ items: v.array(Product) }) }),
})

/** F-07: who the number belongs to, and what it owes. */
export const inquireBill = shape({
  summary: 'Asks the biller for the owner and the amount of a number',
  body: v.object({ product: PlainId, number: TypedNumber, months: v.optional(Months, 1) }),
  reply: v.object({ result: Inquiry }),
  refusals: inquiryRefusals,
})

/** F-07: a repeated key returns the transaction that it created first. */
export const createBill = shape({
  summary: 'Buys a prepaid product or pays a bill',
  body: v.object({
    key: Key,
    product: PlainId,
    number: TypedNumber,
    months: v.optional(Months, 1),
    /**
     * Needed for each kind but pulsa and data. The inquiry of a token is valid for each product of its operator: the
     * owner is shown before the nominal is chosen.
     */
    inquiry_id: v.optional(PlainId),
    /** The total that the buyer saw: no more is ever paid. */
    price: Rupiah,
    payment_id: PaymentId,
    /** Needed when `payment_id` is `wallet`. */
    pin: v.optional(Pin),
    /** The buyer wants the same purchase again within ten minutes. */
    again: v.optional(v.boolean(), false),
    /** The bill may exceed a budget of its company when an approver agrees. */
    budget_exception: v.optional(v.boolean(), false),
    ...ownerFields,
  }),
  reply: v.object({ result: Bill }),
  refusals: { ...inquiryRefusals, ...payRefusals },
})

/** F-07: the newest first; `open` has those that are not at their end. */
export const bills = shape({
  summary: 'The buyer’s bills',
  query: v.object({
    state: v.optional(v.union([State, v.literal('open')])),
    kind: v.optional(Kind),
    month: v.optional(Month),
    q: v.optional(PlainText(60), ''),
    ...ofCompany,
    ...paging,
  }),
  reply: v.object({ result: v.object({ items: v.array(Bill), ...paged }) }),
  refusals: companyUnknown,
})

export const bill = shape({
  summary: 'One bill and its state',
  params: serial,
  reply: v.object({ result: Bill }),
  refusals: billUnknown,
})

export const billByKey = shape({
  summary: 'The bill that a key has created',
  params: v.object({ key: Key }),
  reply: v.object({ result: Bill }),
  refusals: billUnknown,
})

export const cancelBill = shape({
  summary: 'Cancels an unpaid bill',
  params: serial,
  reply: v.object({ result: Bill }),
  refusals: {
    ...billUnknown,
    NOT_CANCELLABLE: {
      status: 409,
      id: 'Transaksi ini tidak dapat dibatalkan lagi',
      en: 'This transaction can’t be cancelled any more',
    },
  },
})

export const billReceipt = shape({
  summary: 'The receipt (struk) of a bill as a PDF',
  params: serial,
  reply: v.unknown(),
  refusals: {
    ...billUnknown,
    NO_RECEIPT: {
      status: 409,
      id: 'Struk tersedia setelah transaksi berhasil',
      en: 'The receipt is available when the transaction is done',
    },
  },
})

/** The history as a CSV file, with the filters of `bills`. */
export const billsFile = shape({
  summary: 'The buyer’s bills as CSV',
  query: v.object({ kind: v.optional(Kind), month: v.optional(Month), ...ofCompany }),
  reply: v.unknown(),
  refusals: companyUnknown,
})

export const billNumbers = shape({
  summary: 'The saved numbers of the buyer and of the buyer’s companies, with their reminders',
  reply: v.object({ result: v.object({ items: v.array(SavedNumber) }) }),
})

const numberRefusals = {
  COMPANY_UNKNOWN: payRefusals.COMPANY_UNKNOWN,
  COST_CENTRE_UNKNOWN: payRefusals.COST_CENTRE_UNKNOWN,
  COST_CENTRE_REQUIRED: payRefusals.COST_CENTRE_REQUIRED,
  NUMBER_INVALID: inquiryRefusals.NUMBER_INVALID,
  PRODUCT_UNKNOWN: inquiryRefusals.PRODUCT_UNKNOWN,
  TOO_MANY_NUMBERS: {
    status: 422,
    id: 'Anda sudah menyimpan 200 nomor. Hapus yang tidak dipakai.',
    en: 'You have saved 200 numbers. Please remove those you do not use.',
  },
} as const
const numberUnknown = {
  SAVED_NUMBER_UNKNOWN: {
    status: 404,
    id: 'Nomor tersimpan tidak ditemukan',
    en: 'There is no such saved number',
  },
} as const

/** A number that is saved already keeps its id and gets the new label. */
export const saveBillNumber = shape({
  summary: 'Saves a number',
  body: v.object({
    kind: Kind,
    product: v.optional(PlainId),
    number: TypedNumber,
    label: v.optional(PlainText(60), ''),
    ...ownerFields,
  }),
  reply: v.object({ result: SavedNumber }),
  refusals: numberRefusals,
})

export const removeBillNumber = shape({
  summary: 'Removes a saved number and its reminder',
  params: id,
  reply: v.object({ result: v.object({ removed: v.boolean() }) }),
  refusals: numberUnknown,
})

/** A reminder at a day of the month; with a cap the wallet pays a bill up to it without asking. */
export const setBillReminder = shape({
  summary: 'Sets or removes the reminder of a saved number',
  params: id,
  body: v.object({
    day: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31))),
    autopay_cap: v.optional(v.nullable(Rupiah), null),
    /** Needed when `autopay_cap` is set. */
    pin: v.optional(Pin),
  }),
  reply: v.object({ result: SavedNumber }),
  refusals: {
    ...numberUnknown,
    PIN_MISSING: payRefusals.PIN_MISSING,
    PIN_WRONG: payRefusals.PIN_WRONG,
    PIN_BLOCKED: payRefusals.PIN_BLOCKED,
    AUTOPAY_UNAVAILABLE: {
      status: 422,
      id: 'Bayar otomatis hanya untuk tagihan bulanan dengan produk yang tersimpan',
      en: 'Autopay is for monthly bills with a saved product only',
    },
  },
})

/** F-08 F-07: for every member who may buy for the company or see its orders. Without a month the current one in WIB. */
export const billCalendar = shape({
  summary: 'The saved numbers of a company by the day on which they are due',
  query: v.object({ company_id: PlainId, month: v.optional(Month) }),
  reply: v.object({ result: BillCalendar }),
  refusals: companyUnknown,
})

/** For home: the numbers whose reminder is due within a week or past, and the unfinished transactions. */
export const billsDue = shape({
  summary: 'Due reminders and unfinished transactions',
  reply: v.object({
    result: v.object({
      due: v.array(v.object({ number: SavedNumber, due_on: v.string() })),
      open: v.array(Bill),
    }),
  }),
})
