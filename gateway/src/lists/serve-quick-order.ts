import * as quickOrderCalls from '@borong/api/quick-order'
import { fillCart, goodsOf } from '../cart/public.ts'
import type { Gateway } from '../server/domain.ts'
import { judgeTyped } from './judge-lines.ts'

/** F-08: products by typed codes and quantities. */
export function serveQuickOrder(gateway: Gateway): void {
  const { serve, db, now } = gateway

  serve(quickOrderCalls.judgeLines, async ({ body, buyerId, language }) => ({
    result: await judgeTyped(gateway, { buyerId, lines: body.lines, language }),
  }))

  serve(quickOrderCalls.linesToCart, async ({ body, buyerId, language }) => {
    const lines = new Map(body.lines.map((line) => [Number(line.product_id), line] as const))
    const goods = await goodsOf(db, [...lines.keys()], now())
    const wanted = [...lines].map(([productId, { quantity, replaces }]) => ({
      productId,
      name: goods.get(productId)?.name ?? String(productId),
      quantity,
      ...(replaces === undefined ? {} : { replaces: Number(replaces) }),
    }))
    return { result: await fillCart(gateway, buyerId, wanted, language) }
  })
}
