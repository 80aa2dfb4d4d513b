import type { OfferedProduct } from '../cart-store/offer.ts'

/** A product with its price and stock, as a page offers it. */
export const rice: OfferedProduct = {
  id: '1',
  name: 'Beras Padi Emas 25 kg',
  image: 'beras',
  prices: [{ quantity_end: 1_000_000, price: 50_000, discount: null }],
  unit: 'sak',
  minimum_order: 2,
  step: 1,
  stock: 12,
  seller: { id: '7', alias: 'sumber-makmur', name: 'Sumber Makmur' },
}
