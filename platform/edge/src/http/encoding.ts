export type Encoding = 'br' | 'gzip' | 'identity'

/** The best of our encodings that the client takes. */
export function encodingOf(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  const taken = acceptEncoding.split(',').filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
  const names = taken.map((part) => part.split(';')[0]?.trim().toLowerCase())
  if (names.includes('br')) return 'br'
  return names.includes('gzip') || names.includes('*') ? 'gzip' : 'identity'
}
