/** The contents of one selling unit: `12` and `l` for a carton with 12 bottles of a litre. */
export interface Content {
  measure: 'kg' | 'l' | 'piece'
  amount: number
}

/** The price of a kilogram, a litre or a piece in whole rupiah. */
export const pricePer = (price: number, { amount }: Content): number => Math.round(price / amount)
