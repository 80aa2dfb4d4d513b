import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { newAddress, read, send, type VisitorRequest, type Visited, type Visitor } from './send.ts'

export interface Buyer extends Visitor {
  id: string
  token: string
  addressId: string
}

const BASIC = Buffer.from('borong-mobile-web:borong-mobile-web').toString('base64')
const PASSWORD = 'Borong#2026'

/** A visitor with a guest token. */
export async function arrive(shop: Visited): Promise<Visitor & { token: string }> {
  const address = newAddress()
  const { data } = await must<{ data: { guest_token: string } }>(
    shop,
    { address },
    {
      name: 'guest token',
      path: '/gateway/sso/v1/authorize',
      headers: { authorization: `Basic ${BASIC}` },
    },
  )
  return { address, token: data.guest_token }
}

/** Registers a buyer with a phone number, the code from the demo's inbox, and an address. */
export async function register(shop: Visited): Promise<Buyer> {
  const guest = await arrive(shop)
  const phone = `0812${String(randomInt(100_000_000)).padStart(8, '0')}`
  const name = 'Toko Tahan'
  const { data: code } = await must<{ data: { request_id: string } }>(shop, guest, {
    name: 'code',
    path: '/gateway/sso/v1/otp',
    body: { type: 'register', username: phone, channel: 'whatsapp' },
  })
  const { data: confirmed } = await must<{ data: { ota: string } }>(shop, guest, {
    name: 'confirm code',
    path: '/gateway/sso/v1/verify-register',
    body: { request_id: code.request_id, otp: await codeFor(shop, guest, phone) },
  })
  const { data } = await must<{ data: { user_id: string; access_token: { value: string } } }>(
    shop,
    guest,
    {
      name: 'register',
      path: '/gateway/sso/v1/register',
      body: { name, username: phone, password: PASSWORD, ota: confirmed.ota },
    },
  )
  const signedIn = { id: data.user_id, address: guest.address, token: data.access_token.value }
  const { address } = await must<{ address: { shipping_address_id: string } }>(shop, signedIn, {
    name: 'add address',
    path: `/gateway/core/api/v4/users/${signedIn.id}/shipping-addresses`,
    body: {
      name,
      alias: 'Toko',
      address: 'Jalan Contoh 12',
      district_id: '317106',
      postal_code: '10310',
      phone,
      set_default: true,
    },
  })
  return { ...signedIn, addressId: address.shipping_address_id }
}

const INBOX_TRIES = 50

async function codeFor(shop: Visited, guest: Visitor, phone: string): Promise<string> {
  for (let tries = 0; tries < INBOX_TRIES; tries += 1) {
    const path = `/gateway/inbox?to=${phone}`
    const { messages } = await must<{ messages: { text: string }[] }>(shop, guest, {
      name: 'inbox',
      path,
      headers: { accept: 'application/json' },
    })
    const code = messages.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find(Boolean)
    if (code) return code
    await sleep(200)
  }
  throw new Error(`No code was sent to ${phone}`)
}

/** The answer of a request that cannot fail before the soak begins. */
export async function must<T>(
  shop: Visited,
  visitor: Visitor,
  outgoing: VisitorRequest,
): Promise<T> {
  const answer = await send(shop, visitor, outgoing)
  const found = read<T>(answer)
  if (!found) throw new Error(`${outgoing.name} answered ${answer.status}: ${answer.text}`)
  return found
}
