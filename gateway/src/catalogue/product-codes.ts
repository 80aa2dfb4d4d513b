import type { Trx } from '../server/database.ts'

const NUMBER = /^[1-9]\d{0,8}$/

/** The code by which a seller names a product: its own one, or the number of a product that has none. */
export const codeOf = ({ id, code }: { id: number; code: string | null }): string =>
  code ?? String(id)

/** The products of a store with these codes. */
export function productsOfCodes(trx: Trx, sellerId: number, codes: readonly string[]) {
  const numbers = codes.filter((code) => NUMBER.test(code)).map(Number)
  return trx
    .selectFrom('products')
    .select(['id', 'code', 'archived_at'])
    .where('seller_id', '=', sellerId)
    .where((where) =>
      where.or([
        where('code', 'in', codes),
        where.and([where('code', 'is', null), where('id', 'in', [0, ...numbers])]),
      ]),
    )
}
