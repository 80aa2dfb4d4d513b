import type { Domain } from '@borong/gateway/server/domain'
import { languageOf } from '@borong/gateway/server/serve'
import { inboxPage } from './inbox-page.ts'
import { deleteOldMessages, newestMessages } from './messages.ts'

const SHOWN = 50

/** The messages of channels without a provider: a page for people, JSON for tests. */
export const inboxPages: Domain = {
  name: 'demo-inbox',
  routes({ app, db, config }) {
    if (config.smtpUrl && config.smsUrl && config.whatsappUrl) return
    app.get<{ Querystring: { to?: unknown } }>('/inbox', async (request, reply) => {
      const language = languageOf(request)
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
  jobs: [{ name: 'inbox-forget', everySeconds: 60, run: ({ db }) => deleteOldMessages(db) }],
}

// People type a phone number as 0812… or +62 812…; messages store 62812….
function recipientOf(typed: string): string {
  const text = typed.replaceAll('\0', '').trim().toLowerCase()
  if (text.includes('@')) return text
  const digits = text.replace(/\D/g, '')
  return digits.startsWith('0') ? `62${digits.slice(1)}` : digits
}
