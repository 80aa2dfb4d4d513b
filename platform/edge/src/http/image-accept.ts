const accepts = (accept: string, type: string) =>
  new RegExp(`image/${type}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accept)

/**
 * One of three `Accept` headers that get the same image format as this one. The edge forwards it and caches answers by
 * it, so a rare spelling creates no further entry.
 */
export function imageAccept(accept = ''): string {
  if (accepts(accept, 'avif')) return 'image/avif,image/webp,*/*'
  return accepts(accept, 'webp') ? 'image/webp,*/*' : '*/*'
}
