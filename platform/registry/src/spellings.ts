/** Each one doubles the spellings of a path, here and in the router of the browser. */
export const MOST_OPTIONAL = 3

/** Whether a path has few enough optional segments to be compared and matched in all its spellings. */
export const hasFewSpellings = (path: string): boolean =>
  segmentsOf(path).filter((segment) => segment.endsWith('?')).length <= MOST_OPTIONAL

/**
 * All spellings of a path with optional segments, the longest first: `/a/:b?` gives `/a/:b` and `/a`. None for a path
 * with more optional segments, which a registry of an earlier version accepted.
 */
export function spellings(path: string): string[] {
  if (!hasFewSpellings(path)) return []
  let heads = ['']
  for (const segment of segmentsOf(path)) {
    if (!segment.endsWith('?')) heads = heads.map((head) => `${head}/${segment}`)
    else heads = heads.flatMap((head) => [`${head}/${segment.slice(0, -1)}`, head])
  }
  return [...new Set(heads.map((spelling) => spelling || '/'))]
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '')
