import type { JSONColumnType } from 'kysely'

export interface DealReminderTable {
  deal_id: number
  user_id: string
  created_at: Date
}

/** A text of the shop in both languages. */
export interface Words {
  id: string
  en: string
}

export interface BannerTable {
  id: number
  /** `home` for the slides at the top, `extra` for the static file. */
  place: 'home' | 'extra'
  position: number
  title: JSONColumnType<Words>
  text: JSONColumnType<Words>
  image: string
  link: string
}

export interface CampaignTable {
  id: number
  alias: string
  position: number
  title: JSONColumnType<Words>
  text: JSONColumnType<Words>
  image: string
}

/** The products of a section, as the filters of a product list. */
export interface SectionRule {
  category?: string
  brand?: string
  free_shipping?: true
  discounted?: true
  personal_courier?: true
  order_by?: 'best_selling' | 'newest' | 'rating' | 'price_asc'
}

export interface SectionTable {
  id: number
  /** The page of the section: `home`, an area, `campaign/<id>` or `promo/<alias>`. */
  place: string
  position: number
  title: JSONColumnType<Words>
  rule: JSONColumnType<SectionRule>
}

export interface PromoTable {
  id: number
  alias: string
  position: number
  title: JSONColumnType<Words>
  text: JSONColumnType<Words>
  terms: JSONColumnType<Record<keyof Words, string[]>>
  image: string
  voucher_code: string | null
}

export interface StreamTable {
  id: number
  seller_id: number
  title: string
  /** The daily start, in minutes after midnight in Jakarta. */
  starts_at_minute: number
  minutes: number
  viewers: number
  video: string
  product_ids: JSONColumnType<number[]>
}

declare module '../server/database.ts' {
  interface Tables {
    deal_reminders: DealReminderTable
    banners: BannerTable
    campaigns: CampaignTable
    sections: SectionTable
    promos: PromoTable
    streams: StreamTable
  }
}
