export const productPath = (product: { vendor_alias: string; alias: string }) =>
  `/v/${product.vendor_alias}/product/${product.alias}`
export const sellerPath = (alias: string) => `/v/${alias}`
/** The seller's products, the cheapest first, to reach a minimum purchase. */
export const fillersPath = (alias: string) => `/v/${alias}?order_by=price_asc`
export const orderPath = (orderId: string) => `/transaction/${orderId}`
export const thankYouPath = (serial: string) => `/thank-you/${serial}`

/** The page on which the buyer chooses the list that gets these products. */
export const savePath = (lines: readonly { id_item: string; product_quantity: number }[]): string =>
  `/lists?save=${lines.map((line) => `${line.id_item}x${line.product_quantity}`).join(',')}`
