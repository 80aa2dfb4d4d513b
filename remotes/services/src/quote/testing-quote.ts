/** A quote as the gateway answers it, in the state `offered`. */
export const quoteOf = (more: object = {}) => ({
  id: 'q1',
  number: 'QTN261124ABCDEFGH',
  state: 'offered',
  vendor_id: '7',
  vendor_name: 'Sumber Makmur',
  vendor_alias: 'sumber-makmur',
  first_product: 'Beras 25 kg',
  line_count: 1,
  total: 420_000,
  valid_until: '2026-12-01T16:59:59Z',
  updated_at: '2026-11-24T03:00:00Z',
  source: 'product',
  version: 3,
  lines: [line()],
  freight: 20_000,
  delivery_days: 3,
  terms: 'Bongkar oleh pembeli',
  subtotal: 400_000,
  tax: 0,
  address: {
    shipping_address_id: 'a1',
    alias: 'Toko',
    name: 'Budi',
    address: 'Jl. Kemang 12',
    city: 'Jakarta Selatan',
  },
  acts: ['counter', 'accept', 'decline'],
  events: [
    event({ id: 'e1', from: 'buyer', state: 'asked', text: 'Mohon harga terbaik' }),
    event({ id: 'e2', from: 'seller', state: 'offered', total: 420_000 }),
  ],
  files: [],
  tender_number: null,
  order_id: null,
  order_serial: null,
  ...more,
})

export const line = (more: object = {}) => ({
  id_item: '12',
  alias: 'beras',
  name: 'Beras 25 kg',
  image: 'p/12.jpg',
  unit_type: 'sak',
  quantity: 10,
  unit_price: 40_000,
  wished_price: null,
  shop_price: 45_000,
  ...more,
})

const event = (more: object) => ({
  text: '',
  total: null,
  at: '2026-11-24T03:00:00Z',
  ...more,
})
