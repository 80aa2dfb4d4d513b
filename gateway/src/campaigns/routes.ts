import * as campaignCalls from '@borong/api/campaigns'
import { cardsOf, dealAt, dealPeriod } from '../catalogue/public.ts'
import { bannerKey } from '../images/public.ts'
import type { Database } from '../server/database.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { endsOfVouchers } from '../vouchers/public.ts'
import { dealWithItems } from './deal-items.ts'
import { endOfMonth } from './month.ts'
import { remindOfDeal } from './reminders.ts'
import { sectionsAt } from './sections.ts'
import { findStream, listStreams } from './streams.ts'
import type { BannerTable, CampaignTable, PromoTable, Words } from './table.ts'

const BRANDS_ON_SHOW = 24
const ITEMS_IN_A_PREVIEW = 4
const MOST_SHOWN = 50

type Read<T> = { [K in keyof T]: T[K] extends { __select__: infer S } ? S : T[K] }

export function campaignsRoutes({ serve, db, now }: Gateway): void {
  serve(campaignCalls.home, async () => {
    const rows = await db
      .selectFrom('brands')
      .selectAll()
      .orderBy('product_count', 'desc')
      .orderBy('id')
      .limit(BRANDS_ON_SHOW)
      .execute()
    return {
      result: {
        anchors: {
          rows: rows.map((row) => ({ ...row, id: String(row.id), image: `b/${row.id}` })),
        },
      },
    }
  })

  serve(campaignCalls.homeProducts, async ({ query, visitor, language }) => ({
    result: await sectionsAt(db, query.area ?? 'home', { visitor, language }),
  }))

  serve(campaignCalls.homeBanners, async ({ language }) => ({
    result: await bannersAt('home', language),
  }))

  serve(campaignCalls.extraBanners, async ({ language }) => ({
    timestamp: Math.floor(now().getTime() / 1000),
    banners: await bannersAt('extra', language),
  }))

  serve(campaignCalls.allCampaigns, async ({ language }) => {
    const rows = await db
      .selectFrom('campaigns')
      .selectAll()
      .orderBy('position')
      .limit(MOST_SHOWN)
      .execute()
    return { result: rows.map((row) => campaignOf(row, language, now())) }
  })

  serve(campaignCalls.campaignDetail, async ({ params, visitor, language, refuse }) => {
    const row = await db
      .selectFrom('campaigns')
      .selectAll()
      .where('id', '=', Number(params.id))
      .executeTakeFirst()
    if (!row) return refuse('CAMPAIGN_UNKNOWN')
    const sections = await sectionsAt(db, `campaign/${row.id}`, { visitor, language })
    return { result: { ...campaignOf(row, language, now()), sections } }
  })

  serve(campaignCalls.promos, async ({ query: { page, limit }, language }) => {
    const rows = await db
      .selectFrom('promos')
      .selectAll()
      .orderBy('position')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute()
    const { count } = await db
      .selectFrom('promos')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return {
      data: await promosOf(db, rows, language, now()),
      total_count: count,
      page,
      limit,
    }
  })

  serve(campaignCalls.promoDetail, async ({ params, visitor, language, refuse }) => {
    const row = await db
      .selectFrom('promos')
      .selectAll()
      .where('alias', '=', params.alias)
      .executeTakeFirst()
    if (!row) return refuse('PROMO_UNKNOWN')
    const [section] = await sectionsAt(db, `promo/${row.alias}`, { visitor, language })
    return {
      data: {
        ...(await promosOf(db, [row], language, now()))[0]!,
        terms: row.terms[language],
        section: section ?? null,
      },
    }
  })

  serve(campaignCalls.dailyDeals, async ({ visitor, query }) => {
    const running = dealAt(now().getTime())
    const next = dealPeriod(running.id + 1)
    const shown = { visitor, now: now() }
    return {
      data: await Promise.all([
        dealWithItems(db, running, { ...shown, limit: query.limit }),
        dealWithItems(db, next, { ...shown, limit: ITEMS_IN_A_PREVIEW }),
      ]),
    }
  })

  // Only the running deal and the next one are public; past and later deals are not.
  serve(campaignCalls.dailyDealItems, async ({ params, query, visitor, refuse }) => {
    const running = dealAt(now().getTime())
    const id = Number(params.id)
    if (id !== running.id && id !== running.id + 1) return refuse('DEAL_UNKNOWN')
    return {
      data: await dealWithItems(db, dealPeriod(id), { visitor, limit: query.limit, now: now() }),
    }
  })

  serve(campaignCalls.remindDeal, async ({ params, buyerId, refuse }) => {
    const running = dealAt(now().getTime())
    const dealId = Number(params.id)
    if (dealId === running.id) return refuse('DEAL_RUNS')
    if (dealId !== running.id + 1) return refuse('DEAL_UNKNOWN')
    const answer = await remindOfDeal(db, { dealId, userId: buyerId, now: now() })
    return answer === 'stored' ? { reminded: true as const } : refuse(answer)
  })

  serve(campaignCalls.streams, async ({ query: { page, limit } }) => {
    const all = await listStreams(db, now())
    return {
      result: all.slice((page - 1) * limit, page * limit),
      total_count: all.length,
      page,
      limit,
    }
  })

  serve(campaignCalls.stream, async ({ params, visitor, refuse }) => {
    const found = await findStream(db, Number(params.id), now())
    if (!found) return refuse('STREAM_UNKNOWN')
    return { result: { ...found.stream, items: await cardsOf(db, found.productIds, visitor) } }
  })

  async function bannersAt(place: BannerTable['place'], language: Language) {
    const rows = await db
      .selectFrom('banners')
      .selectAll()
      .where('place', '=', place)
      .orderBy('position')
      .limit(MOST_SHOWN)
      .execute()
    return rows.map((row) => ({
      id: String(row.id),
      link: row.link,
      ...inLanguage(row, language),
    }))
  }
}

const inLanguage = (row: { title: Words; text: Words; image: string }, language: Language) => ({
  image: bannerKey(row.image, language),
  title: row.title[language],
  text: row.text[language],
})

const campaignOf = (row: Read<CampaignTable>, language: Language, now: Date) => ({
  id: String(row.id),
  alias: row.alias,
  end_date: endOfMonth(now),
  ...inLanguage(row, language),
})

/** Promos end with their voucher, those without one with the month. */
async function promosOf(
  db: Database,
  rows: readonly Read<PromoTable>[],
  language: Language,
  now: Date,
) {
  const codes = rows.flatMap((row) => row.voucher_code ?? [])
  const ends = await endsOfVouchers(db, codes)
  return rows.map((row) => ({
    alias: row.alias,
    end_date: ends.get(row.voucher_code ?? '')?.toISOString() ?? endOfMonth(now),
    voucher_code: row.voucher_code,
    ...inLanguage(row, language),
  }))
}
