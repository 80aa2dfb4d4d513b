/** How the shop's own pages are found and opened, over the gateway as any browser would. */
export interface Session {
  name: 'guest' | 'budi'
  cookies: { name: string; value: string; url: string }[]
  token: string
}

const BASIC = `Basic ${Buffer.from('borong-mobile-web:borong-mobile-web').toString('base64')}`

async function ask<T>(address: string, path: string, init: RequestInit): Promise<T> {
  const response = await fetch(`${address}/gateway${path}`, init)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as T
}

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

/** Something to put in the place of each parameter of a path; a path whose parameter is not known can't be photographed. */
export async function examples(address: string, session: Session): Promise<Record<string, string>> {
  const headers = { authorization: `Bearer ${session.token}` }
  const found = await ask<{ data: { items: { vendor_alias: string; alias: string }[] } }>(
    address,
    '/search/v3/items?keyword=beras',
    { headers },
  ).catch(() => ({ data: { items: [] } }))
  const [product] = found.data.items
  return {
    keyword: 'beras',
    resultType: 'items',
    ...(product ? { vendor: product.vendor_alias, product_alias: product.alias } : {}),
  }
}
