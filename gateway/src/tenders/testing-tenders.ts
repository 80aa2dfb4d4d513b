import { DAY_MS } from '@borong/api/rules/time'
import { randomUUID } from 'node:crypto'
import type { Input } from '@borong/api/types'
import type { createTender } from '@borong/api/tenders'
import type { TestBuyer } from '../cart/testing-shop.ts'
import type { Gateway } from '../server/domain.ts'
import { newId } from '../server/new-id.ts'
import { newSerial } from '../server/new-serial.ts'
import { wibDay } from '../server/wib.ts'
import type { TestGateway } from '../testing/test-gateway.ts'
import type { TenderView } from './view.ts'

type Body = Input<typeof createTender>['body']

/** An open tender of a buyer. */
export async function insertTender(gateway: Gateway, buyerId: string): Promise<void> {
  const at = gateway.now()
  const id = newId()
  const number = newSerial('TND', at)
  const goods = { quantity: 100, unit: 'sak', target_price: null }
  await gateway.db
    .insertInto('tenders')
    .values({
      id,
      number,
      user_id: buyerId,
      key: id,
      body_hash: '',
      state: 'open',
      item: 'Beras premium',
      ...goods,
      needed_by: wibDay(new Date(at.getTime() + 30 * DAY_MS)),
      place: 'Coblong, Bandung',
      details: '',
      company: 'PT Kopi Nusantara',
      name: 'Ani Wijaya',
      phone: '6281234567890',
      email: `${id}@contoh.id`,
      address: null,
      offers_until: new Date(at.getTime() + 14 * DAY_MS),
      award_hash: null,
      created_at: at,
    })
    .execute()
  await gateway.db
    .insertInto('tender_lines')
    .values({
      tender_id: id,
      position: 1,
      product_id: null,
      name: 'Beras premium',
      note: '',
      ...goods,
    })
    .execute()
}

/** Sends tenders as a browser does, and answers them as the seller desk does. */
export function testTenders(test: TestGateway) {
  const inDays = (days: number) => wibDay(new Date(test.gateway.now().getTime() + days * DAY_MS))
  const request = (more: Partial<Body> = {}): Body => ({
    key: randomUUID(),
    item: 'Beras premium',
    quantity: 100,
    unit: 'sak',
    needed_by: inDays(30),
    place: 'Coblong, Bandung',
    company: 'PT Kopi Nusantara',
    name: 'Ani Wijaya',
    phone: '0812 3456 7890',
    email: `${randomUUID().slice(0, 8)}@contoh.id`,
    ...more,
  })
  const api = {
    inDays,
    request,
    send: (token: string, more: Partial<Body> = {}) =>
      test.call('createTender', { as: token, body: request(more) }),
    read: async (buyer: Pick<TestBuyer, 'token'>, number: string): Promise<TenderView> =>
      (await test.call('tender', { as: buyer.token, params: { number } })).body.result,
    /** A tender with two lines, for the buyer's address. */
    async sent(buyer: TestBuyer, more: Partial<Body> = {}): Promise<TenderView> {
      const { body } = await api.send(buyer.token, {
        address_id: buyer.addressId,
        more_lines: [{ item: 'Gula pasir', quantity: 20, unit: 'karung' }],
        ...more,
      })
      return api.read(buyer, body.result.number)
    },
    /** The offer of a store: `prices` are one product and its unit price for each line. */
    async offer(
      number: string,
      store: string,
      prices: readonly (readonly [productId: string, unitPrice: number, position?: number])[],
      more: object = {},
    ) {
      const payload = {
        number,
        store,
        lines: prices.map(([product_id, unit_price, position], at) => ({
          position: position ?? at + 1,
          product_id,
          quantity: 10,
          unit_price,
        })),
        freight: 20_000,
        delivery_days: 3,
        valid_until: inDays(7),
        ...more,
      }
      const url = '/seller-desk/tender-offers'
      const reply = await test.gateway.app.inject({ method: 'POST', url, payload })
      return { status: reply.statusCode, body: reply.json<{ name: string; quote_id: string }>() }
    },
    award: (
      buyer: Pick<TestBuyer, 'token'>,
      tender: TenderView,
      choices: readonly (readonly [offer: { quote_id: string; version: number }, number[]])[],
      more: object = {},
    ) =>
      test.call('awardTender', {
        as: buyer.token,
        params: { number: tender.number },
        body: {
          version: tender.version,
          choices: choices.map(([{ quote_id, version }, positions]) => ({
            quote_id,
            version,
            positions,
          })),
          ...more,
        },
      }),
  }
  return api
}
