import { randomUUID } from 'node:crypto'
import type { Buyer } from './register.ts'
import { send, sendUntilAnswered, type Visited } from './send.ts'

/** Writes to a seller, with the same key until there is an answer, and reads the talk. */
export async function chat(shop: Visited, buyer: Buyer, sellerAlias: string): Promise<void> {
  const path = `/gateway/core/api/v4/chat/sellers/${sellerAlias}/messages`
  const key = randomUUID()
  const { status } = await sendUntilAnswered(shop, buyer, {
    name: 'chat',
    path,
    body: { text: 'Apakah stok masih ada?', key },
    // A buyer may send twenty messages a minute.
    expected: [429],
  })
  if (status === 200) shop.journal.messages.push({ buyerId: buyer.id, key })
  await send(shop, buyer, { name: 'read chat', path })
}
