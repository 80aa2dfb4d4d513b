import { createMessages, settled, type Messages, type MessageTable } from '@borong/contract/host'
import en from '../messages/en.json'
import id from '../messages/id.json'

type Language = 'id' | 'en'

/** Messages belong to a release, not to a visitor. They are added once for all pages that this server renders. */
const common = createMessages(() => Promise.reject(new Error('Nothing is loaded on the server')), {
  host: { id, en },
})
const taken = new Map<string, MessageTable>()
const here = settled(undefined)

/** The messages of one page. `loadNow` is called for each table that the page renders with. */
export function serverMessages(
  loadNow: (unit: string, language: Language) => MessageTable,
): Messages {
  const requested = new Set(['host id', 'host en'])
  return {
    ...common,
    ready(unit, language) {
      const key = `${unit} ${language}`
      if (requested.has(key)) return here
      const table = loadNow(unit, language)
      if (taken.get(key) !== table) common.add(unit, language, table)
      taken.set(key, table)
      requested.add(key)
      return here
    },
  }
}
