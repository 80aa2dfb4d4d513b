import type { Reply } from '@borong/api/types'
import { callOn, sessionState, type Page } from '@borong/contract/host'
import type { PostHog } from 'posthog-js/dist/module.no-external.js'

type Client = Pick<PostHog, 'identify' | 'reset' | 'capture' | 'get_property' | 'get_distinct_id'>

const TOLD = 'gid-user'

/** Tells the analytics service who the visitor is, and the gateway which analytics id he has, now and whenever he signs in or out. */
export function followVisitor(page: Page, client: Client, isCounted: boolean): void {
  let known = ''

  const follow = async () => {
    const { status } = page.store.get(sessionState)
    if (status === 'unknown' || status === known) return
    known = status
    const buyer = status === 'buyer' ? await whoIs(page) : null
    // He may have left while we asked.
    if (page.store.get(sessionState).status !== status) return
    if (buyer) identify(client, buyer)
    else if (status === 'guest' && client.get_property('$user_state') === 'identified')
      client.reset()
    else if (status === 'buyer') return
    if (isCounted) await tellGateway(page, clientId(client), buyer?.id ?? null)
  }
  page.store.sub(sessionState, () => void follow())
  void follow()
}

type Buyer = Reply<'ssoProfile'>['data']

// A buyer who can't be asked for stays nameless until the next document.
async function whoIs(page: Page): Promise<Buyer | null> {
  try {
    return ((await callOn(page, 'ssoProfile')) as Reply<'ssoProfile'>).data
  } catch {
    return null
  }
}

function identify(client: Client, { sso_id, email, handphone }: Buyer): void {
  client.identify(sso_id)
  // Not by `identify`: that would also send them with each question about flags.
  client.capture('$set', {
    $set: { ...(email ? { email } : {}), ...(handphone ? { phone: handphone } : {}) },
  })
}

const clientId = (client: Client): string =>
  String(client.get_property('$device_id') ?? client.get_distinct_id())

async function tellGateway(page: Page, client_id: string, user_id: string | null): Promise<void> {
  const news = `${client_id} ${user_id ?? ''}`
  if (remembered() === news) return
  try {
    await callOn(page, 'gidUser', { body: { client_id, user_id } })
    sessionStorage.setItem(TOLD, news)
  } catch {
    // Statistics miss a line; the next document tells it.
  }
}

function remembered(): string | null {
  try {
    return sessionStorage.getItem(TOLD)
  } catch {
    return null
  }
}
