import { atlas, type District } from './atlas.ts'

/** The districts in which villages have these postal codes. */
export function districtsByPostalCode(codes: ReadonlySet<string>): ReadonlyMap<string, District[]> {
  const { postals, districtOf } = atlas()
  const found = new Map<string, Set<District>>()
  const wanted = new Set([...codes].map(Number))
  postals.forEach((postal, village) => {
    if (!wanted.has(postal) || postal === 0) return
    const code = String(postal)
    const districts = found.get(code) ?? new Set()
    found.set(code, districts.add(districtOf(village)))
  })
  return new Map([...found].map(([code, districts]) => [code, [...districts]]))
}
