import type { BillKind } from '@borong/api/billing-entities'
import type { InferOutput } from 'valibot'
import type { OfferedProduct } from '../../bill-provider.ts'
import { allowanceIn, company, listed, mobileOperator, nominalIn, pln } from '../product-texts.ts'
import type { PostpaidProduct, PrepaidProduct } from './shapes.ts'

type Prepaid = InferOutput<typeof PrepaidProduct>
type Postpaid = InferOutput<typeof PostpaidProduct>

const isOn = (product: Prepaid | Postpaid) =>
  product.buyer_product_status && product.seller_product_status

/** A prepaid product; undefined for a category that the shop does not sell. */
export function prepaidProduct(product: Prepaid): OfferedProduct | undefined {
  const common = {
    code: product.buyer_sku_code,
    name: product.product_name,
    description: product.desc,
    cost: product.price,
    open: isOn(product) && (product.unlimited_stock || product.stock > 0),
    repeatable: product.multi,
    cutOff: cutOffOf(product.start_cut_off, product.end_cut_off),
  }
  const category = product.category.toLowerCase()
  const nominal = nominalIn(product.product_name)
  if (category === 'pln') return listed({ ...common, ...pln, kind: 'token', nominal })
  const operator = mobileOperator(product.brand)
  if (!operator) return undefined
  if (category === 'pulsa') return listed({ ...common, ...operator, kind: 'pulsa', nominal })
  const allowance = allowanceIn(`${product.product_name} ${product.desc}`)
  return category === 'data'
    ? listed({ ...common, ...operator, ...allowance, kind: 'data' })
    : undefined
}

/** The brands of bills, as Digiflazz names them. */
const BRANDS: Record<string, BillKind> = {
  'PLN PASCABAYAR': 'electricity',
  PDAM: 'water',
  'BPJS KESEHATAN': 'bpjs',
  'INTERNET PASCABAYAR': 'internet',
  'TV PASCABAYAR': 'tv',
}

export function postpaidProduct(product: Postpaid): OfferedProduct | undefined {
  const kind = BRANDS[product.brand.toUpperCase()]
  if (!kind) return undefined
  const name = product.product_name
  const region = kind === 'water' ? name.replace(/^pdam\s+/i, '') : null
  return listed({
    ...(kind === 'electricity' ? pln : company(name)),
    code: product.buyer_sku_code,
    kind,
    name,
    description: product.desc,
    admin: product.admin,
    region,
    open: isOn(product),
  })
}

// `23:45` and `0:15`, without a leading zero; equal times mean that there is no stop.
function cutOffOf(start: string, end: string): OfferedProduct['cutOff'] {
  const [from, to] = [start, end].map((time) => time.trim().padStart(5, '0'))
  const isTime = (time: string | undefined): time is string =>
    /^([01]\d|2[0-3]):[0-5]\d$/.test(time ?? '')
  return isTime(from) && isTime(to) && from !== to ? { from, to } : null
}
