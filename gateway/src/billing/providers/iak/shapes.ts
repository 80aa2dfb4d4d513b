import * as v from 'valibot'
import { Amount, Text } from '../texts.ts'

export const Prepaid = v.object({
  data: v.object({
    ref_id: v.nullish(Text),
    /** 0 in process, 1 done, 2 failed. */
    status: v.nullish(Text),
    rc: Text,
    sn: v.nullish(Text),
  }),
})

export const Callback = v.object({
  data: v.object({ ...Prepaid.entries.data.entries, ref_id: Text, sign: v.string() }),
})

export const Payment = v.object({
  data: v.object({
    ref_id: v.nullish(Text),
    response_code: Text,
    /** Of a status only: 0 not received, 1 done, 2 failed, 3 in process. */
    status: v.nullish(Text),
    noref: v.nullish(Text),
    period: v.nullish(Text),
    desc: v.nullish(v.unknown()),
  }),
})

export const Inquiry = v.object({
  data: v.object({
    response_code: Text,
    tr_id: v.nullish(Text),
    tr_name: v.nullish(v.string(), ''),
    period: v.nullish(Text),
    nominal: v.nullish(Amount),
    admin: v.nullish(Amount, 0),
    desc: v.nullish(v.unknown()),
  }),
})

export const Meter = v.object({
  data: v.object({
    rc: Text,
    name: v.nullish(v.string(), ''),
    segment_power: v.nullish(v.string(), ''),
  }),
})

export const Balance = v.object({ data: v.object({ balance: Amount }) })

export const PrepaidProduct = v.object({
  product_code: v.string(),
  product_description: v.string(),
  product_nominal: Text,
  product_details: v.nullish(v.string(), ''),
  product_price: Amount,
  product_type: v.string(),
  active_period: v.nullish(Text),
  status: v.string(),
})

export const PostpaidProduct = v.object({
  code: v.string(),
  name: v.string(),
  /** 1 active, 4 not. */
  status: Text,
  fee: Amount,
  type: v.string(),
  province: v.nullish(v.string()),
})

/** The documentation shows a plain list; the interface wraps it in `pricelist` as well. */
export const PrepaidList = v.object({
  data: v.union([
    v.array(v.unknown()),
    v.pipe(
      v.object({ pricelist: v.array(v.unknown()) }),
      v.transform(({ pricelist }) => pricelist),
    ),
  ]),
})
export const PostpaidList = v.object({ data: v.object({ pasca: v.array(v.unknown()) }) })
