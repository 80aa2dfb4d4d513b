import { getCart, updateCart } from '@borong/api/cart-operations'
import type { CartAnswer } from '@borong/api/cart-schema'
import { adaptedCall, type AdaptedCall } from '@borong/api/adapted-calls'
import { cartGraphql } from '@borong/api/cart'
import { calls } from '@borong/api/described'
import { canChoose, optionCost } from '@borong/api/rules/shipping-option'
import { randomUUID } from 'node:crypto'
import type { Found } from './browse.ts'
import type { Caller } from './caller.ts'

const NAME = 'Uji Kesesuaian'

interface Purchase {
  userId: string
  item: Found
  /** Whether the back end's cart has more than the specified fields. */
  hasCartDetails: boolean
}

/** An address, a cart and an unpaid order of this buyer. The address is removed and the cart emptied afterwards. */
export async function buy(
  caller: Caller,
  { userId, item, hasCartDetails }: Purchase,
): Promise<void> {
  const { answers } = caller
  const cartCall = adaptedCall(cartGraphql, () => hasCartDetails)
  const fillCart = (found: Found, quantity: number) => writeCart(caller, cartCall, found, quantity)
  const saved = await newAddress(caller, userId)
  if (!saved) return
  const { addressId, districtId } = saved
  await fillCart(item, item.minimum_order)
  const enough = enoughOf(await readCart(caller, cartCall))
  if (enough !== undefined) await fillCart(item, enough)
  await answers(calls.cartShippingEstimate, { query: { address_id: addressId } })
  const options = await answers(calls.shippingOptions, { query: { addressId } })
  const cart = await readCart(caller, cartCall)
  const basket = { items: cart?.detail.flatMap(({ details }) => details.map(itemOf)) ?? [] }
  await answers(calls.myVouchers, { body: basket })
  await answers(calls.checkVoucher, { body: { code: 'TIDAK-ADA', ...basket } })
  const methods = await answers(calls.paymentMethods, { query: { limit: '50' } })
  const method = methods?.data.flatMap((group) => group.payment_methods)[0]
  const vendor = cart?.detail[0]
  if (vendor)
    await answers(calls.productShippingEstimate, {
      query: { district_id: districtId, vendor_id: vendor.id_vendor, weight: '1000' },
    })
  const courier = vendor && options?.result[vendor.id_vendor]?.find(canChoose)
  if (cart && vendor && courier && method) {
    const made = await answers(calls.createOrder, {
      params: { version: 'v3' },
      headers: { 'idempotency-key': randomUUID() },
      body: {
        shipping_address_id: addressId,
        items: basket.items,
        shipping_used: [{ vendor_id: vendor.id_vendor, shipping_id: courier.id }],
        payment_id: method.payment_id,
        total_payment: cart.total_price + cart.total_tax + optionCost(courier),
      },
    })
    if (made) {
      await answers(calls.order, { params: { orderId: made.data.order_id } })
      await answers(calls.payment, { params: { id: made.data.payment.id } })
    }
  }
  await fillCart(item, 0)
  await answers(calls.removeAddress, { params: { userId, addressId } })
}

async function newAddress({ answers }: Caller, userId: string) {
  const places = await answers(calls.searchPlaces, { query: { like: 'jakarta', page: '1' } })
  const place = places?.result[0]
  if (!place) return undefined
  const { district_id } = place
  const villages = await answers(calls.subdistricts, { query: { district: district_id } })
  const body = {
    name: NAME,
    alias: NAME,
    address: 'Jl. Uji No. 1',
    district_id,
    postal_code: villages?.result[0]?.postal_code ?? '10110',
    phone: '081200000000',
    type: 'shipping',
    set_default: false,
  }
  const saved = await answers(calls.addAddress, { params: { userId }, body })
  const addressId = saved?.address.shipping_address_id
  if (addressId === undefined) return undefined
  await answers(calls.editAddress, { params: { userId, addressId }, body })
  await answers(calls.pinAddress, {
    params: { addressId },
    body: { latitude: -6.2, longitude: 106.8 },
  })
  return { addressId, districtId: district_id }
}

const itemOf = ({ id_item, product_quantity }: { id_item: string; product_quantity: number }) => ({
  id_item,
  quantity: product_quantity,
})

/** The quantity that reaches the minimum purchase of the seller. Larger quantities may be cheaper, so it has a reserve. */
function enoughOf(cart: CartAnswer['result'] | undefined): number | undefined {
  const [vendor] = cart?.detail ?? []
  const [line] = vendor?.details ?? []
  if (!vendor || !line || vendor.minimum_purchase_fulfilled) return undefined
  const { unit_price, quantity_step: step, maximum } = line
  return Math.min(maximum, Math.ceil((vendor.minimum_purchase * 1.3) / unit_price / step) * step)
}

const writeCart = (
  { answers }: Caller,
  cartCall: AdaptedCall | undefined,
  { id }: Found,
  product_quantity: number,
) => {
  const lines = [{ id_item: id, product_quantity, selected: true }]
  const body = { query: updateCart, variables: { input: { lines } } }
  return answers(calls.cartGraphql, { body: adapted(cartCall, body) })
}

async function readCart({ answers }: Caller, cartCall: AdaptedCall | undefined) {
  const answer = await answers(calls.cartGraphql, { body: adapted(cartCall, { query: getCart }) })
  const reply = cartCall && answer ? cartCall.reply(answer) : answer
  const { data } = (reply ?? {}) as { data?: { V1GetCart?: CartAnswer } }
  return data?.V1GetCart?.result
}

const adapted = <Body>(cartCall: AdaptedCall | undefined, body: Body) =>
  (cartCall ? cartCall.request(body) : body) as Body
