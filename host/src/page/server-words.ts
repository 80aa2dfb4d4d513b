import { createWords, settled, type Words, type WordTable } from '@borong/contract/host'
import en from '../messages/en.json'
import id from '../messages/id.json'

type Language = 'id' | 'en'

/** Words belong to a release, not to a visitor: they are taken in once for all pages that are drawn here. */
const common = createWords(() => Promise.reject(new Error('Nothing is loaded on the server')), {
  host: { id, en },
})
const taken = new Map<string, WordTable>()
const here = settled(undefined)

/** The words of one page: `loadNow` is asked for each table that it is drawn with, and so knows which these are. */
export function serverWords(loadNow: (unit: string, language: Language) => WordTable): Words {
  const asked = new Set(['host id', 'host en'])
  return {
    ...common,
    ready(unit, language) {
      const key = `${unit} ${language}`
      if (asked.has(key)) return here
      const table = loadNow(unit, language)
      if (taken.get(key) !== table) common.add(unit, language, table)
      taken.set(key, table)
      asked.add(key)
      return here
    },
  }
}
