import { hasRealProvider } from '../delivery/deliver.ts'
import type { Domain } from '../server/domain.ts'
import { generalProblem } from '../server/problem.ts'
import { languageOf } from '../server/serve.ts'
import { inboxPage } from './inbox-page.ts'
import { forgetOldMessages, inboxMigrations, newestMessages } from './messages.ts'

const SHOWN = 50

/** Where messages land when no real provider is configured: a page for people, JSON for tests. */
export const inbox: Domain = {
  name: 'inbox',
  migrations: inboxMigrations,
  routes({ app, db, config }) {
    app.get<{ Querystring: { to?: unknown } }>('/inbox', async (request, reply) => {
      const language = languageOf(request)
      if (hasRealProvider(config)) throw generalProblem('NOT_FOUND', language)
      const { to } = request.query
      const wantsPage = request.headers.accept?.includes('text/html')
      if (wantsPage) return inboxPage(reply, language)
      const recipient = typeof to === 'string' && to !== '' ? recipientOf(to) : undefined
      const messages = await newestMessages(db, recipient, SHOWN)
      return {
        messages: messages.map(({ recipient: sentTo, ...message }) => ({ ...message, to: sentTo })),
      }
    })
  },
  jobs: [{ name: 'inbox-forget', everySeconds: 60, run: ({ db }) => forgetOldMessages(db) }],
}

// People type a phone number as they know it: 0812…, +62 812…; messages keep 62812….
function recipientOf(typed: string): string {
  const text = typed.replaceAll('\0', '').trim().toLowerCase()
  if (text.includes('@')) return text
  const digits = text.replace(/\D/g, '')
  return digits.startsWith('0') ? `62${digits.slice(1)}` : digits
}
