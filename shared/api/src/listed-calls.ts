import type { Call } from './call.ts'
import { allCampaigns, campaignDetail, home, promoDetail, promos } from './campaigns.ts'
import { promoDetail as promoShape } from './campaigns.shapes.ts'
import { brand, brands } from './catalogue.ts'
import { brand as brandShape } from './catalogue.shapes.ts'
import type { Feature } from './features.ts'
import type { Reply } from './types.ts'

/** The features whose pages a back end of the required calls has too: servers read them from those calls. */
export const listedFeatures: ReadonlySet<string> = new Set<Feature>(['brands', 'promos'])

/** Expressions of addresses that a shop has only with the feature itself: campaigns have no promos with a name. */
export const unlistedAddresses = (has: (feature: Feature) => boolean): readonly string[] =>
  has('promos') ? [] : [String.raw`^/promo/(?!\d+(?:[?#/]|$))[^/?#]`]

interface Answer {
  status: number
  body: unknown
}

/** A call that is sent in place of one of a missing feature, and the answer that follows from its own. */
export interface ListedCall {
  call: Call
  params: Readonly<Record<string, string>>
  answer(given: Answer, language: 'id' | 'en'): Answer
}

interface Asked {
  params?: Readonly<Record<string, unknown>> | undefined
  query?: Readonly<Record<string, unknown>> | undefined
}

/** The listed call that has the data of this one, when the back end lacks its feature. Only servers read this. */
export function listedCall(
  { id }: Pick<Call, 'id'>,
  { params = {}, query = {} }: Asked,
  has: (feature: Feature) => boolean,
): ListedCall | undefined {
  const alias = String(params.alias)
  switch (id) {
    case brands.id:
      if (has('brands')) return undefined
      return asking(home, (reply) => {
        const rows = (reply as Reply<typeof home>).result.anchors.rows
        const { items, ...counts } = pageOf(rows, query)
        return { result: items, ...counts }
      })
    case brand.id:
      if (has('brands')) return undefined
      return asking(
        home,
        (reply) => {
          const rows = (reply as Reply<typeof home>).result.anchors.rows
          const result = rows.find((row) => row.alias === alias)
          return result && { result }
        },
        brandShape.refusals.BRAND_UNKNOWN,
        'BRAND_UNKNOWN',
      )
    case promos.id:
      if (has('promos')) return undefined
      return asking(allCampaigns, (reply) => {
        const { items, ...counts } = pageOf((reply as Reply<typeof allCampaigns>).result, query)
        return { data: items.map(promoOf), ...counts }
      })
    case promoDetail.id:
      if (has('promos')) return undefined
      // The address of a promo is the number of its campaign.
      if (!/^[1-9]\d{0,8}$/.test(alias))
        return asking(
          allCampaigns,
          () => undefined,
          promoShape.refusals.PROMO_UNKNOWN,
          'PROMO_UNKNOWN',
        )
      return {
        ...asking(campaignDetail, (reply) => {
          const campaign = (reply as Reply<typeof campaignDetail>).result
          const [section] = campaign.sections
          const items = campaign.sections.flatMap((one) => one.items)
          return {
            data: {
              ...promoOf(campaign),
              terms: [],
              section: section ? { ...section, items } : null,
            },
          }
        }),
        params: { id: alias },
      }
    default:
      return undefined
  }
}

type Campaign = Reply<typeof allCampaigns>['result'][number]

const promoOf = ({ id, title, text, image, end_date }: Campaign) => ({
  alias: id,
  title,
  text,
  image,
  end_date,
  voucher_code: null,
})

function pageOf<T>(list: readonly T[], query: Readonly<Record<string, unknown>>) {
  const page = Number(query.page ?? 1)
  const limit = Number(query.limit ?? 20)
  const items = list.slice((page - 1) * limit, page * limit)
  return { items, total_count: list.length, page, limit }
}

/** `read` returns the body, or undefined for one that the refusal describes. */
function asking(
  call: Call,
  read: (reply: unknown) => object | undefined,
  refusal?: { status: number; id: string; en: string },
  name?: string,
): ListedCall {
  return {
    call,
    params: {},
    answer(given, language) {
      if (given.status !== 200) return given
      const body = read(given.body)
      if (body) return { status: 200, body }
      return { status: refusal?.status ?? 404, body: { name, message: refusal?.[language] } }
    },
  }
}

const addresses = [brands, brand, promos, promoDetail].map((call) => ({
  call,
  pattern: new RegExp(`^${call.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
}))

/** The same for an address: `/core/api/v4/brands?page=2`. */
export function listedCallAt(
  method: string | undefined,
  address: string,
  has: (feature: Feature) => boolean,
): ListedCall | undefined {
  const [path = '', query] = address.split('?')
  for (const { call, pattern } of addresses) {
    const found = method === 'GET' ? pattern.exec(path) : null
    if (found)
      return listedCall(
        call,
        { params: { ...found.groups }, query: Object.fromEntries(new URLSearchParams(query)) },
        has,
      )
  }
  return undefined
}
