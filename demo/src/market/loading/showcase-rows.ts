import { DEAL_GROUPS } from '@borong/gateway/catalogue/deals'
import { bannerKey } from '@borong/gateway/images/gallery'
import type { BannerImage, ProductImage } from '../../drawing/descriptor.ts'
import { categories } from '../categories.ts'
import { prng } from '../prng.ts'
import type { Market } from '../market.ts'
import { roundPrice } from '../pricing.ts'
import { firstPrice, type Product } from '../product.ts'
import { type CampaignSeed, campaignSeeds, promoSeeds } from '../campaign-seeds.ts'
import { bannerSeeds, homeSections } from '../showcase.ts'
import type { Columns } from '@borong/gateway/server/insert-rows'

const MOST_IN_A_DEAL = 12

export const dealColumns: Columns = {
  product_id: 'integer',
  deal_group: 'smallint',
  position: 'smallint',
  price: 'integer',
  quota: 'integer',
  base_sold: 'integer',
  max_quantity: 'integer',
}

// The sold share of each deal's quota, by position in the deal, so that every deal shows every label.
const soldShares = [0.42, 0.86, 0, 1, 0.18, 0.93, 0, 0.6]

/** The products of the rotating daily deals, from all parts of the market. */
export function dealRows(market: Market) {
  const wanted = Math.min(MOST_IN_A_DEAL, Math.floor(market.size / DEAL_GROUPS / 2)) * DEAL_GROUPS
  const taken = new Set<number>()
  for (let turn = 0; taken.size < wanted && turn < market.size; turn++) {
    const id = 1 + prng('deal', turn).between(0, market.size - 1)
    if (!taken.has(id) && mayBeOnDeal(market.product(id))) taken.add(id)
  }
  return [...taken].map((id, index) => {
    const product = market.product(id)
    const position = Math.floor(index / DEAL_GROUPS)
    const throws = prng('deal-terms', id)
    const quota = Math.max(5, Math.min(200, Math.floor(product.stock / 2)))
    return {
      product_id: id,
      deal_group: index % DEAL_GROUPS,
      position,
      price: roundPrice(firstPrice(product) * (1 - throws.between(15, 40) / 100)),
      quota,
      base_sold: Math.floor(quota * soldShares[position % soldShares.length]!),
      max_quantity: Math.max(product.minimumOrder, Math.min(10, quota)),
    }
  })
}

const mayBeOnDeal = (product: Product) =>
  !product.isAdult &&
  !product.isAppOnly &&
  !product.hidesPrice &&
  product.seller.isOpen &&
  product.stock >= product.minimumOrder * 2 &&
  product.step === 1

export const bannerColumns: Columns = {
  id: 'integer',
  place: 'text',
  position: 'smallint',
  title: 'jsonb',
  text: 'jsonb',
  image: 'text',
  link: 'text',
}
export const campaignColumns: Columns = {
  id: 'integer',
  alias: 'text',
  position: 'smallint',
  title: 'jsonb',
  text: 'jsonb',
  image: 'text',
}
export const promoColumns: Columns = {
  id: 'integer',
  alias: 'text',
  position: 'smallint',
  title: 'jsonb',
  text: 'jsonb',
  terms: 'jsonb',
  image: 'text',
  voucher_code: 'text',
}
export const sectionColumns: Columns = {
  id: 'integer',
  place: 'text',
  position: 'smallint',
  title: 'jsonb',
  rule: 'jsonb',
}

/** Banners, campaigns, promos and their sections, with their images. */
export function showcaseRows(best: (leaf: string) => Product | undefined) {
  const images: { key: string; descriptor: BannerImage }[] = []
  const draw = (
    key: string,
    seed: Omit<CampaignSeed, 'alias' | 'sections'>,
    shape: 'wide' | 'strip',
  ) => {
    const packs = seed.leaves
      .map(best)
      .filter((it) => it !== undefined)
      .map((it): ProductImage => it.image)
    const { title, text, badge, palette, tone } = seed
    const image = `banner/${key}`
    for (const language of ['id', 'en'] as const) {
      images.push({
        key: bannerKey(image, language),
        descriptor: {
          kind: 'banner',
          shape,
          title: title[language],
          text: text[language],
          ...(badge ? { badge: badge[language] } : {}),
          palette,
          tone,
          packs,
        },
      })
    }
    return image
  }
  const banners = bannerSeeds.map((seed, index) => ({
    id: index + 1,
    place: seed.place,
    position: index,
    title: seed.title,
    text: seed.text,
    link: seed.link,
    image: draw(`${seed.place}-${index + 1}`, seed, seed.place === 'home' ? 'wide' : 'strip'),
  }))
  const campaigns = campaignSeeds.map((seed, index) => ({
    id: index + 1,
    alias: seed.alias,
    position: index,
    title: seed.title,
    text: seed.text,
    image: draw(seed.alias, seed, 'wide'),
  }))
  const promos = promoSeeds.map((seed, index) => ({
    id: index + 1,
    alias: seed.alias,
    position: index,
    title: seed.title,
    text: seed.text,
    terms: seed.terms,
    voucher_code: seed.voucher,
    image: draw(`promo-${seed.alias}`, seed, 'wide'),
  }))
  return { banners, campaigns, promos, sections: sectionRows(), images }
}

function sectionRows() {
  const areas = categories.filter((category) => category.level === 1)
  const placed = [
    ...homeSections.map((section) => ({ place: 'home', ...section })),
    ...areas.flatMap((area) =>
      categories
        .filter(
          (group) =>
            group.parentId === area.id &&
            group.nameId !== 'Minuman Beralkohol' &&
            group.nameId !== 'Rokok & Tembakau',
        )
        .map((group) => ({
          place: area.area as string,
          title: { id: group.nameId, en: group.nameEn },
          rule: { category: group.slug, order_by: 'best_selling' as const },
        })),
    ),
    ...campaignSeeds.flatMap((campaign, index) =>
      campaign.sections.map((section) => ({ place: `campaign/${index + 1}`, ...section })),
    ),
    ...promoSeeds.map((promo) => ({
      place: `promo/${promo.alias}`,
      title: promo.title,
      rule: promo.rule,
    })),
  ]
  return placed.map((section, index) => ({ id: index + 1, position: index, ...section }))
}
