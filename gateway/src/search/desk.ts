import { PlainText } from '@borong/api/plain'
import * as v from 'valibot'
import { deskAct, deskPage } from '../desk/public.ts'
import type { Database } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { searchedOf, unclickedOf } from './clicks.ts'
import { deskView, explanationView } from './desk-view.ts'
import { explanationOf } from './explanation.ts'
import { deskMessages } from './messages.ts'
import { missesOf } from './misses.ts'
import { changeSynonyms, MOST_ADDED } from './understand/all-synonyms.ts'
import { MOST_PHRASE_WORDS } from './understand/synonyms.ts'
import { normalise } from './words.ts'

const MOST_TARGETS = 5

const isPhrase = (phrase: string) => phrase !== '' && phrase.split(' ').length <= MOST_PHRASE_WORDS

const Phrase = v.pipe(PlainText(100), v.transform(normalise), v.check(isPhrase))
const Targets = v.pipe(
  PlainText(300),
  v.transform((text) => text.split(',').map(normalise).filter(Boolean)),
  v.minLength(1),
  v.maxLength(MOST_TARGETS),
  v.everyItem(isPhrase),
)

const Change = v.variant('act', [
  v.object({ act: v.literal('add'), phrase: Phrase, targets: Targets }),
  v.object({ act: v.literal('remove'), phrase: Phrase }),
])

/** The operators' pages of search: keywords without result, added synonyms, and the meaning of a keyword. */
export function serveSearchDesk(gateway: Gateway): void {
  const { db, now } = gateway

  deskPage(gateway, ['operator'], {
    path: '/search',
    title: deskMessages.title,
    read: async () => ({
      misses: await missesOf(db, now()),
      unclicked: await unclickedOf(db, now()),
      searched: await searchedOf(db, now()),
      synonyms: await addedSynonyms(db),
    }),
    view: (data, language) => deskView(data, { language, base: gateway.config.publicUrl }),
  })

  deskPage(gateway, ['operator'], {
    path: '/search/:keyword',
    title: deskMessages.explainTitle,
    isDetail: true,
    read: async (_, { keyword = '' }) => explanationOf(db, keyword.slice(0, 100)),
    view: (data, language) => explanationView(data, language),
  })

  deskAct(gateway, ['operator'], {
    path: '/search',
    action: 'change-synonym',
    body: Change,
    async run(trx, change, actor) {
      const { phrase } = change
      if (change.act === 'remove') {
        const { numDeletedRows } = await trx
          .deleteFrom('search_synonyms')
          .where('phrase', '=', phrase)
          .executeTakeFirst()
        return numDeletedRows > 0n ? { subject: phrase, detail: 'remove', reply: {} } : undefined
      }
      const others = await trx
        .selectFrom('search_synonyms')
        .select('phrase')
        .orderBy('phrase')
        .limit(MOST_ADDED)
        .execute()
      if (others.length >= MOST_ADDED) return undefined
      const targets = change.targets.join(', ')
      const row = { targets, added_by: actor.name, added_at: now() }
      await trx
        .insertInto('search_synonyms')
        .values({ phrase, ...row })
        .onConflict((conflict) => conflict.column('phrase').doUpdateSet(row))
        .execute()
      return { subject: phrase, detail: `add: ${targets}`, reply: {} }
    },
    onCommitted: () => changeSynonyms(db),
  })
}

const addedSynonyms = (db: Database) =>
  db
    .selectFrom('search_synonyms')
    .select(['phrase', 'targets', 'added_by'])
    .orderBy('phrase')
    .limit(MOST_ADDED)
    .execute()
