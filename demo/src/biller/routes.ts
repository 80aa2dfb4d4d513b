import { readProducts } from '@borong/gateway/billing/sync-products'
import type { Gateway } from '@borong/gateway/server/domain'
import { languageOf } from '@borong/gateway/server/serve'
import { queueCallback, sendBillerCallbacks } from './callbacks.ts'
import { isMode } from './modes.ts'
import { billerPage } from './page.ts'
import { changeSettings, FULL_DEPOSIT, readSettings } from './settings.ts'
import { finish, findTransaction, latestTransactions, setMode } from './transactions.ts'

const LONGEST_WAIT = 120
const HIGHEST_RAISE = 100

/** The biller's page: a page for people, JSON for tests. */
export function billerRoutes(gateway: Gateway) {
  const { db, config } = gateway
  const page = `${config.publicUrl}/biller`

  gateway.app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, new URLSearchParams(body as string)),
    )
    scope.get('/biller', async (request, reply) => {
      const settings = await readSettings(db)
      const transactions = await latestTransactions(db)
      if (request.headers.accept?.includes('text/html'))
        return billerPage(reply, {
          language: languageOf(request),
          path: new URL(page).pathname,
          settings,
          transactions,
        })
      const { secret: _, ...open } = settings
      return { ...open, transactions }
    })
    scope.post('/biller', async (request, reply) => {
      await switchBiller(fieldsOf(request.body))
      return reply.redirect(page, 303)
    })
    scope.post<{ Params: { reference: string } }>('/biller/:reference', async (request, reply) => {
      const { reference } = request.params
      const found = /^[\w-]{1,64}$/.test(reference)
      if (found) await switchTransaction(reference, fieldsOf(request.body))
      return reply.redirect(page, 303)
    })
  })

  async function switchBiller(fields: URLSearchParams): Promise<void> {
    const mode = fields.get('mode') ?? ''
    switch (fields.get('action')) {
      case 'switch':
        return changeSettings(db, {
          ...(isMode(mode) ? { mode } : {}),
          ...(fields.has('wait') ? { waitSeconds: numberOf(fields, 'wait', LONGEST_WAIT) } : {}),
        })
      case 'night':
        await changeSettings(db, { stopsAtNight: fields.get('stop') === '1' })
        // The shop reads the products every 15 minutes, and a person does not wait for that.
        return readProducts(gateway)
      case 'fill':
        return changeSettings(db, { deposit: FULL_DEPOSIT })
      case 'product':
        return changeSettings(db, {
          products: {
            [(fields.get('code') ?? '*').slice(0, 64)]: {
              closed: fields.get('closed') === '1',
              raisedPercent: numberOf(fields, 'raised', HIGHEST_RAISE),
            },
          },
        })
      default:
        return undefined
    }
  }

  async function switchTransaction(reference: string, fields: URLSearchParams): Promise<void> {
    const transaction = await findTransaction(db, reference)
    if (!transaction) return
    const mode = fields.get('mode') ?? ''
    const action = fields.get('action')
    if (action === 'switch' && isMode(mode)) await setMode(db, reference, mode)
    if (action === 'done' || action === 'failed') await finish(gateway, transaction, action)
    if (action === 'again') await queueCallback(db, transaction, gateway.now())
    await sendBillerCallbacks(gateway)
  }
}

const fieldsOf = (body: unknown) => (body instanceof URLSearchParams ? body : new URLSearchParams())

function numberOf(fields: URLSearchParams, name: string, most: number): number {
  const typed = Math.trunc(Number(fields.get(name)))
  return Number.isFinite(typed) ? Math.min(Math.max(typed, 0), most) : 0
}
