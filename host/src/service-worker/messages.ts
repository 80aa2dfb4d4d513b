/** A message of the page to the service worker. Only a page knows which addresses contain nothing personal. */
export type PageMessage =
  | {
      type: 'keep'
      /** The page's address: path and query. */
      path: string
      language: 'id' | 'en'
      /** The connection is slow or metered: cache the page only if that needs no request. */
      savesData: boolean
    }
  /**
   * Release files that the page fetched before a worker controlled it. They are in the browser's own cache, so caching
   * them needs no request.
   */
  | { type: 'take'; files: readonly string[] }
  /**
   * Stylesheets that the document contains inline. Another document of this visitor requests them as files, also when
   * it is offline.
   */
  | { type: 'fetch'; files: readonly string[] }
  /** The buyer signed out: clear all traces of the visited pages. */
  | { type: 'forget' }
