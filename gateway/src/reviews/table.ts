export interface ReviewTable {
  id: string
  product_id: number
  /** Empty for reviews that came with the market. */
  user_id: string | null
  buyer_name: string
  rating: number
  text: string
  created_at: Date
}

declare module '../server/database.ts' {
  interface Tables {
    product_reviews: ReviewTable
  }
}
