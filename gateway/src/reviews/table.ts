export interface ReviewTable {
  id: string
  product_id: number
  /** Null for generated reviews. */
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
