/** The longest keyword that the gateway accepts. */
const KEYWORD_LENGTH = 100

/**
 * The page of results that the search form leads to, when the browser itself sends it as `/search?q=beras`. Undefined
 * for all other requests.
 */
export function formSearchPath(
  method: string | undefined,
  pathname: string,
  search: string,
): string | undefined {
  if (pathname !== '/search' || (method !== 'GET' && method !== 'HEAD')) return undefined
  const typed = new URLSearchParams(search).get('q')?.trim() ?? ''
  const keyword = typed.slice(0, KEYWORD_LENGTH).replace(/[\uD800-\uDBFF]$/, '')
  // Browsers resolve one or two dots as a relative path segment, even when they are encoded.
  if (keyword === '' || /^\.{1,2}$/.test(keyword)) return undefined
  return `/search/${encodeURIComponent(keyword.toWellFormed())}`
}
