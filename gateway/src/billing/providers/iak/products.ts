import type { BillKind } from '@borong/api/billing-entities'
import type { InferOutput } from 'valibot'
import type { OfferedProduct } from '../../bill-provider.ts'
import {
  allowanceIn,
  company,
  listed,
  mobileOperator,
  nominalIn,
  pln,
  plnCutOff,
} from '../product-texts.ts'
import type { PostpaidProduct, PrepaidProduct } from './shapes.ts'

/** A prepaid product; undefined for a type that the shop does not sell. */
export function prepaidProduct(
  product: InferOutput<typeof PrepaidProduct>,
): OfferedProduct | undefined {
  const { product_nominal, product_details, product_description } = product
  const details = product_details === '-' ? '' : product_details
  const common = {
    code: product.product_code,
    name: `${product_description} ${product_nominal}`,
    description: details,
    cost: product.product_price,
    open: product.status === 'active',
  }
  const nominal = nominalIn(product_nominal)
  if (product.product_type === 'pln')
    return listed({ ...common, ...pln, kind: 'token', nominal, cutOff: plnCutOff })
  const operator = mobileOperator(product_description.replace(/\s+(paket|internet|data).*$/i, ''))
  if (!operator) return undefined
  if (product.product_type === 'pulsa')
    return listed({ ...common, ...operator, kind: 'pulsa', nominal })
  if (product.product_type !== 'data') return undefined
  const allowance = allowanceIn(`${product_nominal} ${details}`)
  const days = allowance.days ?? (Number(product.active_period ?? 0) || null)
  return listed({ ...common, ...operator, ...allowance, days, kind: 'data' })
}

/** The types of bills, as IAK names them. */
const TYPES: Record<string, BillKind> = {
  pln: 'electricity',
  pdam: 'water',
  bpjs: 'bpjs',
  tv: 'tv',
  internet: 'internet',
}

export function postpaidProduct(
  product: InferOutput<typeof PostpaidProduct>,
): OfferedProduct | undefined {
  const kind = TYPES[product.type]
  // `pln` and `bpjs` have other bills too: installation of electricity, work insurance.
  if (!kind || /nontag|non.?taglis|ketenagakerjaan|denda/i.test(product.name)) return undefined
  return listed({
    ...(kind === 'electricity' ? { ...pln, cutOff: plnCutOff } : company(product.name)),
    code: product.code,
    kind,
    name: product.name,
    admin: product.fee,
    region:
      kind === 'water' ? product.name.replace(/^pdam\s+/i, '') || (product.province ?? null) : null,
    open: product.status === '1',
  })
}
