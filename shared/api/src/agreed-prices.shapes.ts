import * as v from 'valibot'
import { NumberedId } from './catalogue-entities.ts'
import { companyRefusals } from './companies.shapes.ts'
import { paged, paging } from './paging.ts'
import { PlainId } from './plain.ts'
import { shape } from './shape.ts'

/** The most products of one agreement, and of one question for agreed prices. */
export const LINES_OF_AGREEMENT = 500
export const ASKED_PRODUCTS = 100

/** The states of a price agreement that are stored. An active one also ends with its last day. */
export const agreementStates = ['proposed', 'active', 'refused', 'ended'] as const

const State = v.picklist([...agreementStates, 'expired'])

const Summary = v.object({
  id: v.string(),
  number: v.string(),
  state: State,
  vendor_name: v.string(),
  vendor_alias: v.string(),
  line_count: v.number(),
  /** The first and the last day in WIB. */
  valid_from: v.string(),
  valid_to: v.string(),
})

const Line = v.object({
  id_item: v.string(),
  name: v.string(),
  alias: v.string(),
  unit_type: v.string(),
  unit_price: v.number(),
  /** The smallest quantity of one order that has this price. */
  minimum: v.number(),
  /** The most units with this price in the validity; null for no limit. */
  call_off: v.nullable(v.number()),
  used: v.number(),
})

const Agreement = v.object({
  ...Summary.entries,
  lines: v.array(Line),
  /** The caller may accept or refuse it now. */
  may_decide: v.boolean(),
})

const agreementUnknown = {
  status: 404,
  id: 'Kesepakatan harga tidak ditemukan',
  en: 'There is no such price agreement',
} as const

/** F-08: the agreed prices of these products for the company that the caller buys for. */
export const agreedPrices = shape({
  summary: 'The agreed prices of products for the company that the caller buys for',
  query: v.object({
    /** Ids of products, separated by commas. */
    ids: v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/),
      v.transform((ids) => [...new Set(ids.split(',').map(Number))]),
      v.maxLength(ASKED_PRODUCTS),
    ),
  }),
  reply: v.object({
    items: v.array(
      v.object({
        id_item: v.string(),
        unit_price: v.number(),
        minimum: v.number(),
        /** The units that remain; null for no limit. */
        left: v.nullable(v.number()),
        /** The last day in WIB. */
        valid_to: v.string(),
        company_name: v.string(),
        /** All prices of the product for this company, by quantity. */
        prices: v.array(
          v.object({
            quantity_end: v.number(),
            price: v.number(),
            discount: v.nullable(v.number()),
          }),
        ),
      }),
    ),
  }),
})

/** F-08: the company that the caller fills the cart for; null for the caller as a person. */
export const chooseCartCompany = shape({
  summary: 'Choose the company whose prices the cart has',
  body: v.object({ company_id: v.nullable(PlainId) }),
  reply: v.object({ company_id: v.nullable(v.string()) }),
  refusals: { COMPANY_UNKNOWN: companyRefusals.COMPANY_UNKNOWN },
})

/** F-08: the price agreements of a company, the last changed first. */
export const priceAgreements = shape({
  summary: 'The price agreements of a company',
  params: v.object({ companyId: PlainId }),
  query: v.object(paging),
  reply: v.object({ items: v.array(Summary), ...paged }),
  refusals: { COMPANY_UNKNOWN: companyRefusals.COMPANY_UNKNOWN },
})

const ofAgreement = v.object({ companyId: PlainId, agreementId: PlainId })

export const priceAgreement = shape({
  summary: 'One price agreement of a company',
  params: ofAgreement,
  reply: v.object({ agreement: Agreement }),
  refusals: {
    COMPANY_UNKNOWN: companyRefusals.COMPANY_UNKNOWN,
    AGREEMENT_UNKNOWN: agreementUnknown,
  },
})

/** F-08: an admin accepts or refuses the prices that a seller proposes. */
export const decideAgreement = shape({
  summary: 'Accept or refuse a price agreement',
  params: ofAgreement,
  body: v.object({ accepts: v.boolean() }),
  reply: v.object({ agreement: Agreement }),
  refusals: {
    ...companyRefusals,
    AGREEMENT_UNKNOWN: agreementUnknown,
    AGREEMENT_CLOSED: {
      status: 409,
      id: 'Kesepakatan harga ini tidak menunggu keputusan lagi',
      en: 'This price agreement does not wait for a decision any more',
    },
  },
})

/** A product of an agreement as its seller writes it. */
export const AgreementLine = v.object({
  product_id: NumberedId,
  unit_price: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000)),
  minimum: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  call_off: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))),
})
