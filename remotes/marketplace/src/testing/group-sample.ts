import type { productGroup } from '@borong/api/search'
import type { Reply } from '@borong/contract'
import { product } from './samples.ts'

/** The sellers of one product. */
export const groupOf = (
  more: Partial<Reply<typeof productGroup>['data']> = {},
): Reply<typeof productGroup> => ({
  data: {
    key: 'abc1',
    name: 'Beras Padi Emas 25 kg',
    image: 'p/1',
    unit_type: 'karung',
    brand: { alias: 'padi-emas', name: 'Padi Emas' },
    path: [{ id: '3', slug: 'beras', name: 'Beras', level: 3 }],
    in_stock: true,
    price_from: 312_500,
    price_to: 330_000,
    items: [
      {
        product: product(),
        tiers: [{ quantity_end: 999, price: 312_500, discount: null }],
        step: 1,
        stock: 40,
        seller_id: '7',
        distance_km: null,
        landed: null,
      },
    ],
    total_count: 1,
    has_more: false,
    page: 1,
    limit: 20,
    ...more,
  },
})
