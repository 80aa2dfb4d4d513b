import { ask } from './ask.ts'

/** A shipment between two addresses of the buyer. The key books it once. */
export async function cargoOf(
  address: string,
  { token }: { token: string },
): Promise<string | undefined> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const path = '/services/v1/cargo/bookings'
  type Addresses = { shipping_address_id: string; district_id: string }[]
  try {
    const { result } = await ask<{ result: { items: { number: string }[] } }>(address, path, {
      headers,
    })
    if (result.items[0]) return result.items[0].number
    const profile = await ask<{ result: { addresses: Addresses } }>(
      address,
      '/core/api/mobile/v1/user/profile',
      { headers },
    )
    const [from, to] = profile.result.addresses
    const rates = await ask<{ result: { rates: { service: string; price: number }[] } }>(
      address,
      `/services/v1/cargo/rates?from=${from?.district_id}&to=${to?.district_id}&weight_kg=25`,
      { headers },
    )
    const [rate] = rates.result.rates
    const made = await ask<{ result: { number: string } }>(address, path, {
      method: 'POST',
      headers,
      body: JSON.stringify({
        key: 'example-shipment',
        from_address_id: from?.shipping_address_id,
        to_address_id: to?.shipping_address_id,
        service: rate?.service,
        weight_kg: 25,
        packages: 1,
        pickup_day: new Date(Date.now() + 2 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
        goods: 'Beras 25 kg',
        declared_value: 400_000,
        insured: false,
        price: rate?.price,
        pin: '260817',
      }),
    })
    return made.result.number
  } catch {
    return undefined
  }
}
