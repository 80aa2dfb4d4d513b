import * as v from 'valibot'
import { Amount, Text } from '../texts.ts'

const Details = v.nullish(v.array(v.object({ key: v.string(), value: Text })), [])

export const Product = v.object({
  id: v.string(),
  properties: v.object({
    product_name: v.string(),
    category: v.string(),
    biller: v.string(),
    currency: v.string(),
    availability_status: v.string(),
    admin_amount: Amount,
    /** 0 for a bill, whose amount comes from an inquiry. */
    base_amount: Amount,
    total_amount: Amount,
    locale: v.nullish(v.object({ id: v.nullish(v.string()) })),
  }),
})

export const ProductPage = v.object({
  data: v.array(v.unknown()),
  cursor: v.nullish(v.string()),
})

export const Inquiry = v.object({
  data: v.object({
    id: v.string(),
    properties: v.object({
      admin_amount: Amount,
      base_amount: Amount,
      customer_details: Details,
      product_details: Details,
      bill_details: Details,
    }),
  }),
})

export const Payment = v.object({
  data: v.object({
    id: v.string(),
    properties: v.object({
      reference_id: v.string(),
      status: v.string(),
      failure_code: v.nullish(v.string()),
      bill_details: Details,
      payment_details: Details,
    }),
  }),
})

export const Callback = v.object({
  event: v.string(),
  data: v.object({
    data: v.object({
      payment_id: v.string(),
      reference_id: v.string(),
      failure_code: v.nullish(v.string()),
    }),
  }),
})
