export type Encoding = 'br' | 'gzip' | 'identity'

/** The best supported encoding that the client accepts. */
export function encodingOf(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  const taken = acceptEncoding.split(',').filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
  const names = new Set(taken.map((part) => part.split(';')[0]?.trim().toLowerCase()))
  if (names.has('br')) return 'br'
  return names.has('gzip') || names.has('*') ? 'gzip' : 'identity'
}
