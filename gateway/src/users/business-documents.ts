import type { FileOwner } from '../files/public.ts'

/** The subject of the documents of a business, whose id is that of the person who sends its data. */
export const BUSINESS = 'business'

/** The documents of a business: for its owner, and for the operators who verify it. */
export const businessDocuments: FileOwner = {
  subject: BUSINESS,
  async mayRead(_db, userId, reader) {
    return reader.kind === 'desk' ? reader.sellerId === null : reader.userId === userId
  },
}
