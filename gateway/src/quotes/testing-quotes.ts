import { DAY_MS } from '@borong/api/rules/time'
import { randomUUID } from 'node:crypto'
import type { TestBuyer } from '../cart/testing-shop.ts'
import type { DraftBody } from '../orders/quoted-draft.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { wibDay } from '../server/wib.ts'
import type { TestGateway } from '../testing/test-gateway.ts'
import type { QuoteView } from './view.ts'

/** The company of a quote; without one it is personal. */
interface Owner {
  company_id?: string
}

/** Moves quotes as a browser and the seller desk do. */
export function testQuotes(test: TestGateway) {
  const orders = testOrders(test)
  const desk = async (path: string, payload: object) => {
    const url = `/seller-desk/quotes/${path}`
    const reply = await test.gateway.app.inject({ method: 'POST', url, payload })
    return { statusCode: reply.statusCode, json: () => reply.json<{ name: string }>() }
  }
  const drafts = async (
    buyer: TestBuyer,
    items: { product_id: string; quantity: number }[],
    key: string = randomUUID(),
  ) => test.call('draftQuotes', { as: buyer.token, body: { key, source: 'product', items } })
  const read = async (buyer: TestBuyer, quoteId: string): Promise<QuoteView> =>
    (await test.call('quote', { as: buyer.token, params: { quoteId } })).body.result

  const api = {
    desk,
    drafts,
    read,
    ask: (buyer: TestBuyer, quote: QuoteView, more: object = {}) =>
      test.call('askQuote', {
        as: buyer.token,
        params: { quoteId: quote.id },
        body: {
          version: quote.version,
          address_id: buyer.addressId,
          lines: quote.lines.map(({ id_item, quantity }) => ({ product_id: id_item, quantity })),
          ...more,
        },
      }),
    /** The offer of the seller: every line at this price. */
    offer: (quote: QuoteView, unit_price: number, more: object = {}) =>
      desk('offer', {
        quote_id: quote.id,
        version: quote.version,
        lines: quote.lines.map(({ id_item, quantity }) => ({
          product_id: id_item,
          quantity,
          unit_price,
        })),
        freight: 20_000,
        delivery_days: 3,
        valid_until: wibDay(new Date(test.gateway.now().getTime() + 7 * DAY_MS)),
        ...more,
      }),
    counter: (buyer: TestBuyer, quote: QuoteView, unit_price: number) =>
      test.call('counterQuote', {
        as: buyer.token,
        params: { quoteId: quote.id },
        body: {
          version: quote.version,
          lines: quote.lines.map(({ id_item, quantity }) => ({
            product_id: id_item,
            quantity,
            unit_price,
          })),
        },
      }),
    act: (
      buyer: TestBuyer,
      name: 'acceptQuote' | 'declineQuote' | 'withdrawQuote',
      { id: quoteId, version }: Pick<QuoteView, 'id' | 'version'>,
    ) => test.call(name, { as: buyer.token, params: { quoteId }, body: { version } }),
    order: (
      buyer: TestBuyer,
      quote: QuoteView,
      { key, ...more }: Partial<DraftBody> & { key?: string } = {},
    ) =>
      orders.post(
        buyer,
        {
          quote_id: quote.id,
          shipping_address_id: buyer.addressId,
          items: quote.lines.map(({ id_item, quantity }) => ({ id_item, quantity })),
          shipping_used: [{ vendor_id: quote.vendor_id, shipping_id: 'quote' }],
          payment_id: 'va-bca',
          total_payment: quote.total ?? 0,
          ...more,
        },
        key,
      ),
    async asked(
      buyer: TestBuyer,
      productId: string,
      quantity = 10,
      owner: Owner = {},
    ): Promise<QuoteView> {
      const { body } = await drafts(buyer, [{ product_id: productId, quantity }])
      const { body: asked } = await api.ask(buyer, await read(buyer, body.result[0]!.id), owner)
      return asked.result
    },
    async offered(
      buyer: TestBuyer,
      productId: string,
      price = 40_000,
      owner?: Owner,
    ): Promise<QuoteView> {
      const quote = await api.asked(buyer, productId, 10, owner)
      await api.offer(quote, price)
      return read(buyer, quote.id)
    },
    async accepted(
      buyer: TestBuyer,
      productId: string,
      price = 40_000,
      owner?: Owner,
    ): Promise<QuoteView> {
      const quote = await api.offered(buyer, productId, price, owner)
      return (await api.act(buyer, 'acceptQuote', quote)).body.result
    },
  }
  return api
}
