/** The name of the product list of a page, for events: the first part of its address. */
export function listName(pathname: string): string {
  const [first, , third] = pathname.split('/').filter(Boolean)
  if (first === 'v') return third === 'product' ? 'product' : 'store'
  return !first || first === 'marketplace' ? 'home' : first
}
