export interface SavedProduct {
  product_id: string
  quantity: number
}

const MOST = 200
const PART = /^([1-9]\d{0,8})x([1-9]\d{0,5})$/

/** The products of an address like `/lists?save=12x3,15x2`, with which any page sends a buyer here to save them. */
export function readSaved(text: string | null): SavedProduct[] {
  const parts = (text ?? '').split(',').flatMap((part) => {
    const [, product_id, quantity] = PART.exec(part) ?? []
    return product_id && quantity ? [{ product_id, quantity: Number(quantity) }] : []
  })
  return parts.slice(0, MOST)
}
