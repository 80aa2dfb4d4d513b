let version = 0

/** Call it when a product sells out, is back in stock, or gets a new rating: cached lists of products are then stale. */
export const changeLists = (): void => {
  version++
}

/** The version of the lists of products, as this gateway knows it. */
export const listVersion = (): number => version
