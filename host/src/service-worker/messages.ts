/** What a page tells the service worker. Only a page knows which addresses hold nothing of a buyer's own. */
export type PageMessage =
  | {
      type: 'keep'
      /** The page's address: path and query. */
      path: string
      language: 'id' | 'en'
      /** The connection is not to be burdened: keep it only if it costs nothing. */
      isSparing: boolean
    }
  /** Release files that a page fetched without a worker behind it: they are in the browser's own cache, and cost nothing to be kept. */
  | { type: 'take'; files: readonly string[] }
  /** The buyer has left: nothing shall say where he has been. */
  | { type: 'forget' }
