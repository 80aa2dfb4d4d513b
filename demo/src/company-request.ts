import { unitPrice } from '@borong/api/rules/price-tier'
import type { Goods } from '@borong/gateway/cart/goods'
import { makeOrder } from '@borong/gateway/orders/create'
import { quotedDraft } from '@borong/gateway/orders/quoted-draft'
import type { Gateway } from '@borong/gateway/server/domain'
import { demoAddressIds } from './addresses.ts'
import { demoBuyers, demoCompany } from './buyers.ts'
import { withDefaults } from './draft-defaults.ts'

/** Seeds an order of Dewi for Budi's company, which waits for his approval. */
export async function seedCompanyRequest(
  gateway: Gateway,
  candidates: readonly Goods[],
): Promise<void> {
  const { dewi } = demoBuyers
  const product = candidates.find((one) => enough(one) <= one.stock)
  if (!product) return
  const draft = await quotedDraft(
    gateway.db,
    { userId: dewi.id, addressId: demoAddressIds.kitchen },
    [{ id_item: String(product.id), quantity: enough(product) }],
    {
      payment_id: 'va-bca',
      business: { company_id: demoCompany.id, po_number: 'PO/2026/014', reference: 'Dapur pusat' },
    },
    gateway.now(),
  )
  await makeOrder(gateway, {
    buyerId: dewi.id,
    key: 'demo-company-request',
    draft: withDefaults(draft),
    language: 'id',
  })
}

/** The smallest quantity above the amount of the company's approval rule, at the product's lowest price. */
function enough({ prices, minimumOrder, step }: Goods): number {
  const cheapest = Math.min(...prices.map(unitPrice))
  const quantity = Math.max(minimumOrder, demoCompany.approvalAbove / cheapest + 1)
  return Math.ceil(quantity / step) * step
}
