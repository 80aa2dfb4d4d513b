import * as v from 'valibot'
import { Alias, NumberedId, ProductCard } from './catalogue-entities.ts'
import { shape } from './shape.ts'
import { paged, paging } from './paging.ts'
import { PlainId, PlainText } from './plain.ts'

const sellerUnknown = {
  SELLER_UNKNOWN: { status: 404, id: 'Toko tidak ditemukan', en: 'There is no such store' },
} as const

export const ChatSeller = v.object({
  alias: v.string(),
  name: v.string(),
  image: v.string(),
  is_open: v.boolean(),
})

/** A message between a buyer and a seller. `product` is its subject. */
export const ChatMessage = v.object({
  id: v.string(),
  from_seller: v.boolean(),
  text: v.string(),
  product: v.nullable(ProductCard),
  created_at: v.string(),
})

/** */
export const chats = shape({
  summary: 'The sellers that the buyer talks with, the latest talk first',
  query: v.object(paging),
  reply: v.object({
    result: v.object({
      items: v.array(
        v.object({
          seller: ChatSeller,
          last: v.object({ text: v.string(), from_seller: v.boolean(), created_at: v.string() }),
          unread_count: v.number(),
        }),
      ),
      ...paged,
    }),
  }),
})

/** the newest first; `before` is the id of the oldest message that the client has. */
export const chatMessages = shape({
  summary: 'What the buyer and a seller wrote to each other',
  params: v.object({ sellerAlias: Alias }),
  query: v.object({ before: v.optional(PlainId) }),
  reply: v.object({
    result: v.object({ seller: ChatSeller, items: v.array(ChatMessage), has_more: v.boolean() }),
  }),
  refusals: sellerUnknown,
})

/** a repeated key returns the message that it created first. */
export const sendMessage = shape({
  summary: 'Writes to a seller',
  params: v.object({ sellerAlias: Alias }),
  body: v.object({
    key: PlainId,
    text: v.pipe(PlainText(1000), v.minLength(1)),
    product_id: v.optional(NumberedId),
  }),
  reply: v.object({ result: ChatMessage }),
  refusals: {
    ...sellerUnknown,
    PRODUCT_UNKNOWN: { status: 404, id: 'Produk tidak ditemukan', en: 'There is no such product' },
    TOO_MANY_MESSAGES: {
      status: 429,
      id: 'Terlalu banyak pesan. Silakan coba sebentar lagi.',
      en: 'Too many messages. Please try again in a moment.',
    },
  },
})

/** R-20, E-14 */
export const readMessages = shape({
  summary: 'Marks what a seller wrote as read',
  params: v.object({ sellerAlias: Alias }),
  reply: v.object({ result: v.object({ unread_count: v.number() }) }),
  refusals: sellerUnknown,
})

/** C-30, E-14 */
export const unreadMessages = shape({
  summary: 'How many chat messages are unread',
  reply: v.object({ result: v.object({ unread_count: v.number() }) }),
})
