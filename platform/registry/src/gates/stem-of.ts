/** A file's name without the hash of its content: `cart-CartScreen.js`. Releases are compared by it. */
export const stemOf = (name: string): string => name.replace(/\.[0-9a-f]{6,}(?=\.)/, '')
