import { checkVoucher } from '@borong/api/vouchers'
import { call, useQuery } from '@borong/contract'

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

export const checkCode = ({ code, cartId, items, paymentId }: Basket) =>
  call(checkVoucher, {
    body: {
      code,
      items,
      ...(cartId ? { cart_id: cartId } : {}),
      ...(paymentId ? { payment_id: paymentId } : {}),
    },
  })
