import { gidUser } from '@borong/api/users'
import { ssoProfile } from '@borong/api/identity'
import type { Reply } from '@borong/api/types'
import { inThisTab } from '@borong/contract'
import { callOn, sessionState, type Page } from '@borong/contract/host'
import type { PostHog } from 'posthog-js/dist/module.no-external.js'
import { maskFirstAddress } from './first-address.ts'

type Client = Pick<
  PostHog,
  | 'identify'
  | 'reset'
  | 'capture'
  | 'get_property'
  | 'get_distinct_id'
  | 'setPersonPropertiesForFlags'
>

const TOLD = 'gid-user'

/**
 * Sends the visitor's identity to the analytics service and his analytics id to the gateway, now and on each sign-in or
 * sign-out. Returns the function that ends it.
 */
export function followVisitor(page: Page, client: Client, isCounted: boolean): () => void {
  let known = ''

  const follow = async () => {
    const { status } = page.store.get(sessionState)
    if (status === 'unknown' || status === known) return
    known = status
    const buyer = status === 'buyer' ? await whoIs(page) : null
    // The buyer may have signed out during the request.
    if (page.store.get(sessionState).status !== status) return
    if (buyer) identify(client, buyer)
    else if (status === 'guest' && client.get_property('$user_state') === 'identified') {
      client.reset()
      maskFirstAddress(client)
    } else if (status === 'buyer') return
    if (isCounted) await tellGateway(page, clientId(client), buyer?.id ?? null)
  }
  const end = page.store.sub(sessionState, () => void follow())
  void follow()
  return end
}

type Buyer = Reply<typeof ssoProfile>['data']

// A buyer whose profile fails to load stays anonymous until the next document.
async function whoIs(page: Page): Promise<Buyer | null> {
  try {
    return (await callOn(page, ssoProfile)).data
  } catch {
    return null
  }
}

function identify(client: Client, { sso_id, email, handphone }: Buyer): void {
  client.identify(sso_id)
  // Not by `identify`, which would also send them with each request for flags.
  client.capture('$set', {
    $set: { ...(email ? { email } : {}), ...(handphone ? { phone: handphone } : {}) },
  })
}

const clientId = (client: Client): string =>
  String(client.get_property('$device_id') ?? client.get_distinct_id())

async function tellGateway(page: Page, client_id: string, user_id: string | null): Promise<void> {
  const news = `${client_id} ${user_id ?? ''}`
  if (inThisTab.getItem(TOLD, '') === news) return
  try {
    await callOn(page, gidUser, { body: { client_id, user_id } })
    inThisTab.setItem(TOLD, news)
  } catch {
    // The statistics miss an entry; the next document sends it.
  }
}
