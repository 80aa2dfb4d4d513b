/** The single byte range of a `Range` header, both ends included. For other headers undefined: send the whole file. */
export function rangeOf(
  header: string | undefined,
  length: number,
): { first: number; last: number } | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  const [, from = '', to = ''] = match ?? []
  if (!match || (from === '' && to === '')) return undefined
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from)
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1)
  if (first >= length || (from === '' && Number(to) === 0)) return 'unsatisfiable'
  return last < first ? undefined : { first, last }
}
