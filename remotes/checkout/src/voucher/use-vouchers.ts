import { myVouchers } from '@borong/api/vouchers'
import { call, useInfiniteQuery, type Input } from '@borong/contract'

type Body = Input<typeof myVouchers>['body']
export type Basket = Pick<Body, 'payment_id' | 'total_shipping_price'> & {
  items: NonNullable<Body['items']>
}

/** C-24: the buyer's vouchers for this basket, a page at a time. */
export const useVouchers = (basket: Basket) =>
  useInfiniteQuery({
    queryKey: ['myVouchers', 'pages', basket],
    queryFn: ({ pageParam }) => call(myVouchers, { body: { ...basket, page: pageParam } }),
    initialPageParam: 1,
    getNextPageParam: ({ data }, pages) =>
      pages.flatMap((page) => page.data.items).length < data.total_count
        ? data.page + 1
        : undefined,
    enabled: basket.items.length > 0,
  })
