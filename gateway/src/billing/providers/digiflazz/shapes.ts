import * as v from 'valibot'
import { Amount, Text } from '../texts.ts'

/** Every answer is wrapped in `data`. Fields beyond these are ignored. */
export const Transaction = v.object({
  data: v.object({
    ref_id: v.nullish(Text),
    status: v.nullish(v.string(), ''),
    rc: Text,
    sn: v.nullish(Text),
    desc: v.nullish(v.unknown()),
  }),
})

export const Bill = v.object({
  data: v.object({
    rc: Text,
    customer_name: v.nullish(v.string(), ''),
    admin: v.nullish(Amount, 0),
    /** The total that the customer pays, fee included. */
    selling_price: v.nullish(Amount),
    desc: v.nullish(v.unknown()),
  }),
})

export const Meter = v.object({
  data: v.object({
    rc: v.nullish(Text),
    name: v.nullish(v.string(), ''),
    segment_power: v.nullish(v.string(), ''),
  }),
})

export const Deposit = v.object({ data: v.object({ deposit: Amount }) })

const common = {
  product_name: v.string(),
  category: v.string(),
  brand: v.string(),
  buyer_sku_code: v.string(),
  buyer_product_status: v.boolean(),
  seller_product_status: v.boolean(),
  desc: v.nullish(v.string(), ''),
}

export const PrepaidProduct = v.object({
  ...common,
  price: Amount,
  unlimited_stock: v.boolean(),
  stock: Amount,
  multi: v.boolean(),
  start_cut_off: v.nullish(v.string(), ''),
  end_cut_off: v.nullish(v.string(), ''),
})

export const PostpaidProduct = v.object({ ...common, admin: v.nullish(Amount, 0) })

export const PriceList = v.object({ data: v.array(v.unknown()) })
