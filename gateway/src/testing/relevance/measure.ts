import { makeMarket } from '@borong/demo/market/market'
import { startTestGateway } from '../test-gateway.ts'
import { judgedKeywords } from './keywords.ts'
import { oracleKeywords, type Made } from './oracle.ts'
import { type Score, scoreOf, type Search } from './score.ts'

/** Scores all keywords on a market of this size, through the gateway. */
export async function measureRelevance(
  scale: number,
  { oracle }: { oracle: number },
): Promise<Score[]> {
  const gateway = await startTestGateway({ market: true, config: { scale } })
  try {
    const guest = await gateway.token()
    const search: Search = async (keyword) => {
      const { body } = await gateway.call('searchItems', {
        query: { keyword, group: '1' },
        as: guest,
      })
      return body.data.items.map(({ name }) => name)
    }
    const all = namesOf(scale)
    const names = all.map(({ name }) => name)
    const scores: Score[] = []
    for (const judged of [...judgedKeywords(), ...oracleKeywords(all, oracle)])
      scores.push(await scoreOf(judged, search, names))
    return scores
  } finally {
    await gateway.close()
  }
}

/** Each name of the market once, with its parts. */
function namesOf(scale: number): Made[] {
  const market = makeMarket(scale, new Date())
  const all = new Map<string, Made>()
  for (let id = 1; id <= scale; id++) {
    const { name, family, brand, isAdult } = market.product(id)
    if (isAdult) continue
    const part = (options: readonly string[]) =>
      options
        .filter((option) => option && name.includes(` ${option}`))
        .toSorted((a, b) => b.length - a.length)[0] ?? ''
    all.set(name, {
      name,
      noun: family.noun,
      brand: brand?.name ?? '',
      kind: part(family.kinds.map((kind) => kind.name)),
      size: part(family.sizes.map((size) => size.text.replace(/^Isi /, 'isi '))),
    })
  }
  return [...all.values()]
}
