import { textsIn } from '@borong/api/messages'
import { productCode } from '@borong/api/rules/product-code'
import * as priceCalls from '@borong/api/purchase-prices'
import { recordTaken } from '../audit/public.ts'
import { purchasesOf } from '../orders/public.ts'
import { marketPrices } from '../search/public.ts'
import { type Cell, csvStream } from '../server/csv.ts'
import type { Domain, Gateway } from '../server/domain.ts'
import { sendCsv } from '../server/send-csv.ts'
import { wibDay } from '../server/wib.ts'
import { priceMessages } from './messages.ts'

const FILE_PAGE = 500

/** F-08: the prices that a company paid for its goods, beside those of the market now. */
export const purchasePrices: Domain = {
  name: 'purchase-prices',
  routes(gateway) {
    serveProducts(gateway)
    servePurchases(gateway)
    serveFile(gateway)
  },
}

function serveProducts({ serve, db }: Gateway) {
  serve(priceCalls.boughtProducts, async ({ params, query, buyerId, refuse }) => {
    const { page, limit } = query
    const found = await purchasesOf(db, { buyerId, ...params }, query)
    if (!found) return refuse('COMPANY_UNKNOWN')
    const products = await found.products({ page, limit })
    const market = await marketPrices(
      db,
      products.map(({ product_id }) => product_id),
    )
    return {
      items: products.map(({ product_id, unit, last_at, ...product }) => ({
        ...product,
        product_id: String(product_id),
        unit_type: unit,
        last_at: last_at.toISOString(),
        market: market.get(product_id) ?? null,
      })),
      total_count: await found.count('products'),
      page,
      limit,
    }
  })
}

function servePurchases({ serve, db }: Gateway) {
  serve(priceCalls.productPurchases, async ({ params, query, buyerId, refuse }) => {
    const { page, limit } = query
    const found = await purchasesOf(db, { buyerId, companyId: params.companyId }, query)
    if (!found) return refuse('COMPANY_UNKNOWN')
    const rows = await found.purchases({ page, limit })
    return {
      items: rows.map(({ at, unit, product_id: _product, seller_id: _seller, ...row }) => ({
        ...row,
        at: at.toISOString(),
        unit_type: unit,
      })),
      total_count: await found.count('purchases'),
      page,
      limit,
    }
  })
}

function serveFile(gateway: Gateway) {
  const { serve, db } = gateway
  serve(priceCalls.purchasePricesFile, async (call) => {
    const { params, query, buyerId, language, reply, refuse } = call
    const found = await purchasesOf(db, { buyerId, ...params }, query)
    if (!found) return refuse('COMPANY_UNKNOWN')
    await recordTaken(gateway, call, {
      companyIds: [params.companyId],
      act: 'EXPORT_TAKEN',
      after: { file: 'prices' },
    })
    const header = Object.values(textsIn(priceMessages, language))
    async function* pages() {
      for (let page = 1; ; page++) {
        const rows = await found!.purchases({ page, limit: FILE_PAGE })
        const market = await marketPrices(db, [...new Set(rows.map((row) => row.product_id))])
        yield rows.map((row): Cell[] => {
          const now = market.get(row.product_id)
          return [
            wibDay(row.at),
            row.serial,
            productCode(row.product_id),
            row.name,
            row.seller_name,
            row.quantity,
            row.unit,
            row.unit_price,
            now?.lowest ?? null,
            now?.highest ?? null,
            now?.sellers ?? 0,
          ]
        })
        if (rows.length < FILE_PAGE) return
      }
    }
    return sendCsv(reply, 'borong-prices', csvStream(header, pages()))
  })
}
