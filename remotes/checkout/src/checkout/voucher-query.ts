import { checkVoucher, myVouchers } from '@borong/api/vouchers'
import { call, callQuery, useQuery, type Input } from '@borong/contract'

interface Basket {
  code: string
  cartId: string
  items: { id_item: string; quantity: number }[]
  paymentId: string
}

/** The value of a code for exactly this basket; fetched again when the basket or the payment method changes. */
export function useVoucher({ code, cartId, items, paymentId }: Basket, enabled: boolean) {
  return useQuery({
    queryKey: ['checkVoucher', code, items, paymentId],
    queryFn: async () => (await checkCode({ code, cartId, items, paymentId })).result,
    enabled: enabled && code !== '' && items.length > 0,
  })
}

export type Offered = Input<typeof myVouchers>['body']

/** The best voucher for exactly this basket; null where none saves anything, undefined until that is known. */
export function useBestVoucher(body: Offered, enabled: boolean) {
  const { data, isFetching } = useQuery({
    ...callQuery(myVouchers, { body }),
    enabled: enabled && (body.items?.length ?? 0) > 0,
    // Until the best one of a changed basket is known, the amounts stay as they are.
    placeholderData: (before) => before,
  })
  return { best: data && (data.data.best ?? null), isFetching }
}

export const checkCode = ({ code, cartId, items, paymentId }: Basket) =>
  call(checkVoucher, {
    body: {
      code,
      items,
      ...(cartId ? { cart_id: cartId } : {}),
      ...(paymentId ? { payment_id: paymentId } : {}),
    },
  })
