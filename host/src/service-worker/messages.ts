/** What a page tells the service worker. Only a page knows which addresses hold nothing of a buyer's own. */
export type PageMessage =
  | {
      type: 'keep'
      /** The page's address: path and query. */
      path: string
      language: 'id' | 'en'
      /** What it was drawn with before there was a worker to see it fetched. */
      files: readonly string[]
      /** The connection is not to be burdened: keep it only if it costs nothing. */
      isSparing: boolean
    }
  /** The buyer has left: nothing shall say where he has been. */
  | { type: 'forget' }
