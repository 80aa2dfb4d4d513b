import type { ShippingOption } from '@borong/api/shipping.shapes'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { refusal, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { CheckoutScreen } from '../checkout/CheckoutScreen.tsx'
import { draftAtom, emptyDraft } from '../checkout/draft.ts'
import { cartOf, item, vendor } from './cart-parts.ts'
import { openCheckout } from './open-checkout.tsx'

/** Budi's store in Jakarta. */
export const address = {
  shipping_address_id: 'a1',
  user_id: 'u1',
  name: 'Budi',
  alias: 'Toko',
  address: 'Jl. Ciputat 27',
  rt_rw: '',
  landmark: '',
  courier_note: '',
  district_id: '317405',
  district: 'Kebayoran Lama',
  city: 'Jakarta Selatan',
  province: 'DKI Jakarta',
  subdistrict_id: null,
  subdistrict: null,
  postal_code: '12310',
  phone: '6281200000001',
  type: 'shipping',
  set_default: true,
  latitude: null,
  longitude: null,
}

/** E-06: an available option of JNE for Rp 20.000, with overrides. */
export const option = (more: Partial<ShippingOption> = {}): ShippingOption => ({
  id: `jne-${more.vendor_id ?? '7'}`,
  vendor_id: '7',
  company: 'JNE',
  service: 'REG',
  code: 'jne',
  kind: 'parcel',
  duration_shortest: 2,
  duration_longest: 4,
  duration_uom: 'day',
  price: 20_000,
  normal_price: 20_000,
  chargeable_weight_kg: 25,
  minimum_purchase: 0,
  covered_city: 'Y',
  minimum_purchase_fulfilled: 'Y',
  feature_flag: 'Y',
  insurance_fee: 300,
  is_mandatory_insurance: 'no',
  ...more,
})

/** Two sacks of rice for Rp 50.000 each, and paper of another seller for the same total. */
export const twoSellers = cartOf([
  vendor([item({ product_quantity: 2 })]),
  vendor([item({ id_item: '2', name: 'Kertas A4' })], {
    id_vendor: '8',
    vendor_name: 'Kertas Nusantara',
    vendor_alias: 'kertas',
  }),
])

/** The gateway's responses for a buyer with one address, points and no wallet. */
export const answers = (more: FakeAnswers = {}): FakeAnswers => ({
  userProfile: { result: { id: 'u1', addresses: [address], business: {} } },
  companies: { companies: [] },
  myVouchers: { data: { items: [], best: null, total_count: 0, page: 1, referral_code: '' } },
  shippingOptions: { result: { 7: [option()], 8: [option({ vendor_id: '8' })] } },
  walletBalances: () => {
    throw refusal(422, 'NO_ACCOUNT')
  },
  loyaltyPoint: { data: { point: 5000, rupiah_per_point: 1, spend_per_point: 1, history: [] } },
  permissionCheck: { data: { actions: ['order:create'], denied: [] } },
  ...more,
})

/** Opens the checkout with a payment method selected, and waits for its amounts. */
export async function checkOut(more: FakeAnswers = {}, draft: object = {}, cart = twoSellers) {
  const opened = await openCheckout(CheckoutScreen, '/checkout', {
    cart,
    answers: answers(more),
    flags: { 'sku-checkout-store-service': true, 'premium-partner-payment': true },
  })
  await act(async () =>
    opened.page.store.set(draftAtom, { ...emptyDraft, payment_id: 'va-bca', ...draft }),
  )
  await screen.findByText('Rincian pembayaran')
  return opened
}

/** Opens a seller's line, and waits for its couriers. */
export async function openSeller(name: string) {
  const seller = await screen.findByRole('region', { name })
  fireEvent.click(within(seller).getByRole('button', { expanded: false }))
  await within(seller).findByRole('group', { name: `Kurir untuk barang ${name}` })
  return within(seller)
}

/** The row with the amount due. */
export const total = () => screen.getAllByText('Total pembayaran').at(-1)!.parentElement!

export const orderButton = () => screen.findByRole('button', { name: 'Buat pesanan' })

/** Payment methods, each with the reason why it can't pay, or an empty one. */
export const ways = (...methods: [string, string][]) => ({
  data: [
    {
      code: 'va_payment',
      name: 'Virtual account',
      payment_methods: methods.map(([payment_id, message]) => ({
        payment_id,
        payment_type: 'marketplace',
        payment_name: payment_id,
        payment_group: 'va_payment',
        image: '',
        service_fee: 0,
        minimum: 0,
        maximum: null,
        available: message === '',
        message,
      })),
    },
  ],
})
