import type { judgeLines as judgeLinesCall } from '@borong/api/quick-order'
import { productCode, readProductCode } from '@borong/api/rules/product-code'
import { readQuantity } from '@borong/api/rules/typed-quantity'
import type { Reply } from '@borong/api/types'
import { type Goods, goodsFor, isAgreedNotice, judgeLine } from '../cart/public.ts'
import { productsOfGtins, readGtin } from '../catalogue/public.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { isVerifiedAdult } from '../users/public.ts'
import { lineMessage } from './messages.ts'

type Judged = Reply<typeof judgeLinesCall>['result'][number]

interface Typed {
  code: string
  quantity: string
}

interface Context {
  isAdult: boolean
  now: Date
  language: Language
}

/** Judges each line alone. Of several lines with the same product, the later ones name the first. */
export async function judgeTyped(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  input: { buyerId: string; lines: readonly Typed[]; language: Language },
): Promise<Judged[]> {
  const at = now()
  const gtins = input.lines.flatMap(({ code }) => readGtin(code)?.digits ?? [])
  const byGtin = await productsOfGtins(db, gtins)
  const read = input.lines.map((line) => ({ line, id: idOf(line.code, byGtin) }))
  const ids = new Set(read.flatMap(({ id }) => (isId(id) ? [Number(id)] : [])))
  const goods = await goodsFor(db, input.buyerId, [...ids], at)
  const isAdult = await isVerifiedAdult(db, input.buyerId, at)
  const context = { isAdult, now: at, language: input.language }
  const first = new Map<number, number>()
  return read.map(({ line, id }, index) => {
    const product = isId(id) ? goods.get(Number(id)) : undefined
    if (!product) return unknown(line, id, context)
    const earlier = first.get(product.id)
    if (earlier === undefined) first.set(product.id, index + 1)
    const judged = judge(line, product, context)
    if (earlier === undefined) return judged
    return { ...judged, ...refused(lineMessage('DOUBLED', input.language, earlier)) }
  })
}

type Read = ReturnType<typeof readProductCode> | 'several'

const isId = (id: Read): id is string => id !== undefined && id !== 'mistyped' && id !== 'several'

/** The product of a code, which may be the GTIN of a product that one seller offers. */
function idOf(code: string, byGtin: ReadonlyMap<string, readonly number[]>): Read {
  const gtin = readGtin(code)
  if (!gtin) return readProductCode(code)
  const [id, other] = byGtin.get(gtin.digits) ?? []
  return other === undefined ? id?.toString() : 'several'
}

const refused = (reason: Judged['reason'], suggestion: number | null = null) => ({
  subtotal: 0,
  reason,
  suggestion,
})

function unknown({ code, quantity }: Typed, id: Read, { language }: Context): Judged {
  const name = code === '' ? 'CODE_MISSING' : reasonOf(id)
  const read = readQuantity(quantity)
  return {
    product: null,
    quantity: 'quantity' in read ? read.quantity : null,
    ...refused(lineMessage(name, language)),
  }
}

const reasonOf = (id: Read) =>
  id === 'mistyped' ? 'CODE_MISTYPED' : id === 'several' ? 'CODE_SEVERAL' : 'CODE_UNKNOWN'

function judge(line: Typed, goods: Goods, context: Context): Judged {
  const read = readQuantity(line.quantity)
  const requested = 'quantity' in read ? read.quantity : (read.meant ?? goods.minimumOrder)
  const { item, notices } = judgeLine({ goods, quantity: requested, ...context })
  // An age-restricted product is not shown to a buyer who is no verified adult.
  const isHidden = goods.isAdult && !context.isAdult
  const quantity = 'quantity' in read ? read.quantity : null
  const judged = { product: isHidden ? null : viewed(goods, item.unit_price), quantity }
  const notice = notices.find((one) => !isAgreedNotice(one))
  const reason = notice ? { code: notice.code, message: notice.message } : null
  const suggestion = item.can_buy ? item.product_quantity : null
  if (reason && !item.can_buy) return { ...judged, ...refused(reason) }
  if (!('quantity' in read)) {
    const meant = read.meant === null ? null : suggestion
    return { ...judged, ...refused(lineMessage('QUANTITY_INVALID', context.language), meant) }
  }
  if (reason) return { ...judged, ...refused(reason, suggestion) }
  return { ...judged, subtotal: item.product_price_subtotal, reason: null, suggestion: null }
}

const viewed = (goods: Goods, unit_price: number): NonNullable<Judged['product']> => ({
  id: String(goods.id),
  code: productCode(goods.id),
  alias: goods.alias,
  vendor_alias: goods.seller.alias,
  vendor_name: goods.seller.name,
  name: goods.name,
  image: goods.image,
  unit_type: goods.unit,
  unit_price,
})
