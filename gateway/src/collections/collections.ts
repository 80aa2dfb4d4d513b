import * as collectionCalls from '@borong/api/collections'
import type { Domain } from '../server/domain.ts'
import { leadMessages, tradeMessages } from './messages.ts'
import { readCollection } from './read-collection.ts'
import { type Trade, trades } from './trades.ts'

/** product lists for the needs of a trade. */
export const collections: Domain = {
  name: 'collections',
  routes(gateway) {
    const { serve } = gateway

    serve(collectionCalls.collections, async ({ language }) => ({
      result: (Object.keys(trades) as Trade[]).map((trade) => ({
        trade,
        name: tradeMessages[trade][language],
        lead: leadMessages[trade][language],
        need_count: trades[trade].length,
      })),
    }))

    serve(collectionCalls.collection, async ({ params, visitor, language, refuse }) => {
      const result = await readCollection(gateway, { ...params, visitor, language })
      return result ? { result } : refuse('COLLECTION_UNKNOWN')
    })
  },
}
