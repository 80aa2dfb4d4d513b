import { calls } from '@borong/api/described'
import type { Reply } from '@borong/api/types'
import type { Caller } from './caller.ts'

export type Found = Reply<typeof calls.searchItems>['data']['items'][number]

/** The calls of a guest: first pages, lists, search and one product. Returns a product that is in stock. */
export async function browse(caller: Caller, keyword: string): Promise<Found | undefined> {
  const { answers, notTried } = caller
  const guest = await answers(calls.authorize)
  caller.tokens.guest = guest?.data.guest_token
  await answers(calls.home)
  await answers(calls.homeProducts)
  await answers(calls.homeBanners)
  await answers(calls.extraBanners)
  const campaigns = await answers(calls.allCampaigns)
  const campaign = campaigns?.result[0]
  if (campaign) await answers(calls.campaignDetail, { params: { id: String(campaign.id) } })
  else notTried(calls.campaignDetail, 'there is no campaign')
  const deals = await answers(calls.dailyDeals)
  const deal = deals?.data[0]
  if (deal) await answers(calls.dailyDealItems, { params: { id: String(deal.id) } })
  else notTried(calls.dailyDealItems, 'there is no daily deal')

  await answers(calls.suggestions, { query: { keyword, limit: '10' } })
  await answers(calls.quickSearch, { query: { keyword } })
  await answers(calls.searchSellers, { query: { keyword } })
  await answers(calls.searchItems, { query: { page: '1' } })
  const items = (await answers(calls.searchItems, { query: { keyword } }))?.data.items ?? []
  await answers(calls.searchHistory)
  await answers(calls.clearSearchHistory)
  await answers(calls.searchPlaces, { query: { like: 'jakarta', page: '1' } })
  await answers(calls.gidUser, { body: { client_id: '1.2' } })
  const [item] = items
  if (!item) {
    for (const call of [calls.productDetail, calls.relatedProducts])
      notTried(call, `the search for “${keyword}” finds no product: choose another --keyword`)
    return undefined
  }
  await answers(calls.productDetail, {
    query: { alias: item.alias, microsite_url: item.vendor_alias },
  })
  await answers(calls.relatedProducts, { query: { alias: item.alias } })
  return item
}
