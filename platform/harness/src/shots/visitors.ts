import { ask } from './ask.ts'
import { cargoOf } from './example-shipment.ts'

/** Finds and opens the shop's own pages through the gateway, as a browser does. */
export interface Session {
  name: 'guest' | 'budi'
  cookies: { name: string; value: string; url: string }[]
  token: string
}

const BASIC = `Basic ${Buffer.from('borong-mobile-web:borong-mobile-web').toString('base64')}`

export async function asGuest(address: string): Promise<Session> {
  const { data } = await ask<{ data: { guest_token: string } }>(address, '/sso/v1/authorize', {
    headers: { authorization: BASIC },
  })
  return { name: 'guest', cookies: [], token: data.guest_token }
}

/** The demo buyer who has orders in every state. */
export async function asBudi(address: string): Promise<Session> {
  const guest = await asGuest(address)
  const { data } = await ask<{ data: Record<'access_token' | 'refresh_token', { value: string }> }>(
    address,
    '/sso/v1/login',
    {
      method: 'POST',
      headers: { authorization: `Bearer ${guest.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        type: 'password',
        username: 'budi@contoh.id',
        password: 'Borong#2026',
      }),
    },
  )
  const cookies = (['access_token', 'refresh_token'] as const).map((name) => ({
    name,
    value: data[name].value,
    url: address,
  }))
  return { name: 'budi', cookies, token: data.access_token.value }
}

/**
 * A value for each parameter of a path, by its name, or by the whole route where a name has several meanings. A path
 * with an unknown parameter cannot be photographed.
 */
export async function examples(address: string, session: Session): Promise<Record<string, string>> {
  const read = <T>(path: string): Promise<T | undefined> =>
    ask<T>(address, path, { headers: { authorization: `Bearer ${session.token}` } }).catch(
      () => undefined,
    )
  const [
    products,
    groups,
    brands,
    promos,
    campaigns,
    streams,
    profile,
    orders,
    companies,
    approvals,
    bill,
    batch,
    application,
    cargo,
    complaint,
    tenders,
    creditPayment,
    invoices,
    quotes,
  ] = await Promise.all([
    read<{ data: { items: { vendor_alias: string; alias: string }[] } }>(
      '/search/v3/items?keyword=beras',
    ),
    read<{ data: { items: { group?: { key: string } }[] } }>(
      '/search/v3/items?keyword=air%20mineral&group=1',
    ),
    read<{ result: { alias: string }[] }>('/core/api/v4/brands'),
    read<{ data: { alias: string }[] }>('/campaign/v1/promos'),
    read<{ result: { id: string }[] }>('/core/api/v2/campaign/all-campaign'),
    read<{ result: { id: string }[] }>('/core/api/v4/streams'),
    read<{ result: { id: string; addresses: { shipping_address_id: string }[] } }>(
      '/core/api/mobile/v1/user/profile',
    ),
    read<{ data: { items: { id: string; order_serial: string }[] } }>('/marketplace/v1/orders'),
    read<{ companies: { id: string }[] }>('/core/api/v4/companies'),
    read<{ items: { id: string }[] }>('/core/api/v4/approvals?box=judge'),
    billOf(address, session),
    batchOf(address, session),
    applicationOf(address, session),
    cargoOf(address, session),
    complaintOf(address, session),
    read<{ result: { items: { number: string }[] } }>('/core/api/v4/tenders'),
    creditPaymentOf(address, session),
    read<{ items: { number: string }[] }>('/credit/v1/invoices'),
    read<{ result: { items: { id: string; state: string }[] } }>('/core/api/v4/quotes'),
  ])
  const [product] = products?.data.items ?? []
  const [order] = orders?.data.items ?? []
  const found: Record<string, string | undefined> = {
    keyword: 'beras',
    slug: 'beras',
    resultType: 'seller',
    group: groups?.data.items.find(({ group }) => group)?.group?.key,
    cartId: 'mine',
    trade: 'restaurant',
    vendor: product?.vendor_alias,
    product_alias: product?.alias,
    seller: product?.vendor_alias,
    alias: brands?.result[0]?.alias,
    promoDetail: promos?.data[0]?.alias,
    listId: 'wishlist',
    '/campaign/:id': campaigns?.result[0]?.id,
    '/live/:id': streams?.result[0]?.id,
    user_id: profile?.result.id,
    shipping_address_id: profile?.result.addresses[0]?.shipping_address_id,
    orderId: order?.id,
    order_serial: order?.order_serial,
    companyId: companies?.companies[0]?.id,
    // A link that leads to no invitation: a real one can be used once.
    token: 'x'.repeat(43),
    approvalId: approvals?.items[0]?.id,
    // The demo's sellers have agreed no price: the page says so.
    agreementId: 'none',
    '/billing/transaction/:serial': bill,
    '/billing/bulk/:serial': batch,
    '/services/applications/:number': application,
    '/services/borong-kargo/:number': cargo,
    topic: 'ordering',
    '/transaction/:orderId/complaint/:number': complaint,
    '/services/tender/:number': tenders?.result.items[0]?.number,
    '/credit/:number': invoices?.items[0]?.number,
    '/credit/payment/:serial': creditPayment,
    quoteId: quotes?.result.items[0]?.id,
  }
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
}

/** An unpaid bill of the buyer, large enough for each payment method. The key makes it once. */
const billOf = (address: string, session: Session) =>
  makeUnpaid(address, session, '/billing/v1/transactions', ({ code, price }) => ({
    key: `example-${code}-${price}`,
    product: code,
    number: '087800001230',
    price,
  }))

/** An unpaid batch of two bills. */
const batchOf = (address: string, session: Session) =>
  makeUnpaid(address, session, '/billing/v1/batches', ({ code, price }) => ({
    key: `example-batch-${code}-${price}`,
    kind: 'pulsa',
    rows: ['087800001240', '087800001241'].map((number) => ({ product: code, number, price })),
  }))

/** An unpaid payment of a part of the buyer's first open invoice. The key makes it once. */
async function creditPaymentOf(address: string, { token }: Session): Promise<string | undefined> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  try {
    const { items } = await ask<{ items: { number: string }[] }>(address, '/credit/v1/invoices', {
      headers,
    })
    const parts = items.slice(0, 1).map(({ number }) => ({ number, amount: 10_000 }))
    const key = `example-${items[0]?.number}`
    const made = await ask<{ result: { serial: string } }>(address, '/credit/v1/payments', {
      method: 'POST',
      headers,
      body: JSON.stringify({ key, payment_id: 'va-bca', parts }),
    })
    return made.result.serial
  } catch {
    return undefined
  }
}

/** A complaint about a delivered order of the buyer, which is made when there is none. */
async function complaintOf(address: string, { token }: Session): Promise<string | undefined> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  type Found = {
    result: {
      items: { number: string }[]
      parcels: { parcel_id: string; lines: { id: string }[] }[]
    }
  }
  try {
    for (const state of ['delivered', 'completed']) {
      const { data } = await ask<{ data: { items: { id: string }[] } }>(
        address,
        `/marketplace/v1/orders?state=${state}`,
        { headers },
      )
      for (const { id } of data.items) {
        const path = `/marketplace/v1/orders/${id}/complaints`
        const { items, parcels } = (await ask<Found>(address, path, { headers })).result
        if (items[0]) return items[0].number
        const [parcel] = parcels
        if (!parcel) continue
        const body = JSON.stringify({
          key: `example-${id}`,
          parcel_id: parcel.parcel_id,
          kind: 'short',
          wish: 'refund',
          lines: [{ id: parcel.lines[0]!.id, quantity: 1 }],
          text: 'Satu karton tidak ada di dalam paket',
        })
        const made = await ask<{ result: { number: string } }>(address, path, {
          method: 'POST',
          headers,
          body,
        })
        return made.result.number
      }
    }
  } catch {
    return undefined
  }
  return undefined
}

/** An open application of the buyer, which is made when there is none. */
async function applicationOf(address: string, { token }: Session): Promise<string | undefined> {
  const path = '/services/v1/applications'
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const day = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const fields = {
    plan: 'standard',
    company: 'Warung Budi',
    registers: '2',
    name: 'Budi Santoso',
    phone: '081234567890',
    email: 'budi@contoh.id',
    day,
  }
  const body = JSON.stringify({ key: `example-${day}`, service: 'tokopos', fields })
  try {
    const { result } = await ask<{ result: { items: { number: string }[] } }>(address, path, {
      headers,
    })
    if (result.items[0]) return result.items[0].number
    const made = await ask<{ result: { number: string } }>(address, path, {
      method: 'POST',
      headers,
      body,
    })
    return made.result.number
  } catch {
    return undefined
  }
}

async function makeUnpaid(
  address: string,
  { token }: Session,
  path: string,
  bodyOf: (product: { code: string; price: number }) => object,
): Promise<string | undefined> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  try {
    const { result } = await ask<{ result: { items: { code: string; price: number }[] } }>(
      address,
      '/billing/v1/products?kind=pulsa&operator=xl',
      { headers },
    )
    const made = await ask<{ result: { serial: string } }>(address, path, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...bodyOf(result.items.at(-1)!), payment_id: 'va-bca' }),
    })
    return made.result.serial
  } catch {
    return undefined
  }
}
