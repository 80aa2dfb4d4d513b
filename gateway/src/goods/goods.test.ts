import sharp from 'sharp'
import { type TestBuyer, testShop } from '../cart/testing-shop.ts'
import { createSeller } from '../catalogue/create-seller.ts'
import { addDeskKey, deskKeysOf, revokeDeskKey } from '../desk/keys.ts'
import { addDeskUser } from '../desk/desk-users.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { atomically } from '../server/database.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import type { PutRow } from './put-goods.ts'

const gateway = openTestGateway({ market: true })
const shop = testShop(gateway)
const orders = testOrders(gateway)
const db = () => gateway.gateway.db

const HEADER =
  'kode;nama;kategori;merek;satuan;harga;grosir;minimum;kelipatan;stok;berat;barcode;ppn'
const row = (
  code: string,
  more: Partial<Record<'name' | 'price' | 'stock' | 'gtin', string>> = {},
) =>
  [
    code,
    more.name ?? `Kopi Sangrai Zamrud ${code}`,
    'Kopi',
    'Zamrud',
    'karton',
    more.price ?? '120.000',
    '10=110.000 | 50=100.000',
    '2',
    '2',
    more.stock ?? '500',
    '6.000',
    more.gtin ?? '',
    'ya',
  ].join(';')

interface Answer {
  name?: string
  message?: string
  report?: string
  rows?: PutRow[]
  changed?: number
  refused?: { code: string; fault: string }[]
}
async function send(path: string, payload: object): Promise<{ status: number; body: Answer }> {
  const url = `/seller-desk/goods/${path}`
  const reply = await gateway.gateway.app.inject({ method: 'POST', url, payload })
  return { status: reply.statusCode, body: reply.json<Answer>() }
}
const importFile = (store: string, lines: readonly string[], more: object = {}) =>
  send('import', { store, file: Buffer.from(lines.join('\n')).toString('base64'), ...more })

/** A store without goods, as an accepted application makes it. */
async function newStore() {
  const place = { city: 'Kota Bandung', province: 'Jawa Barat', latitude: -6.9, longitude: 107.6 }
  const alias = await atomically(db(), (trx) =>
    createSeller(trx, { name: 'Penyangrai', email: 'toko@contoh.id', place, at: new Date() }),
  )
  const { id } = await db()
    .selectFrom('sellers')
    .select('id')
    .where('alias', '=', alias)
    .executeTakeFirstOrThrow()
  return { id, alias }
}
let leaf: string
beforeAll(async () => {
  const { name_id } = await db()
    .selectFrom('categories')
    .select('name_id')
    .where('level', '=', 3)
    .where('is_adult', '=', false)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  leaf = name_id
})
const lines = (...rows: string[]) =>
  [HEADER, ...rows].map((line) => line.replace(';Kopi;', `;${leaf};`))
const results = (rows: readonly PutRow[] = []) => rows.map(({ result }) => result)

const found = async (keyword: string) => {
  const { body } = await gateway.call('searchItems', {
    as: await gateway.token(),
    query: { keyword },
  })
  return (body as { data: { items: { id: string; name: string; price: number }[] } }).data.items
}
const productOf = (store: { id: number }, code: string) =>
  db()
    .selectFrom('products')
    .innerJoin('product_stock', 'product_stock.product_id', 'products.id')
    .selectAll('products')
    .select('stock')
    .where('seller_id', '=', store.id)
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
const tryOrder = async (buyer: TestBuyer, id: number) =>
  orders.post(buyer, await orders.draft(buyer, [{ id_item: String(id), quantity: 2 }]))
const detailOf = async (alias: string, store: string) =>
  gateway.call('productDetail', {
    as: await gateway.token(),
    query: { alias, microsite_url: store },
  })

test('a file creates goods that buyers find, see and order in the same moment, and the same file again changes nothing', async () => {
  const store = await newStore()
  const file = lines(row('KZ-1', { name: 'Kopi Sangrai Zamrudhijau Gayo 1 kg' }), row('KZ-2'))
  const made = await importFile(store.alias, file)
  expect(made).toMatchObject({ status: 200 })
  expect(results(made.body.rows)).toEqual(['created', 'created'])
  const [first] = await found('zamrudhijau')
  expect(first).toMatchObject({ name: 'Kopi Sangrai Zamrudhijau Gayo 1 kg', price: 120_000 })

  const product = await productOf(store, 'KZ-1')
  expect(product).toMatchObject({
    minimum_order: 2,
    step: 2,
    weight_grams: 6000,
    stock: 500,
    tiers: [
      { quantity_end: 9, price: 120_000, discount: null },
      { quantity_end: 49, price: 110_000, discount: null },
      { quantity_end: 999_999, price: 100_000, discount: null },
    ],
  })
  const detail = await detailOf(product.alias, store.alias)
  expect(detail.status).toBe(200)
  const buyer = await shop.buyer()
  await shop.updateCart(buyer, { lines: [{ id_item: String(product.id), product_quantity: 12 }] })
  const cart = await shop.getCart(buyer)
  expect(cart.result!.detail[0]!.details[0]).toMatchObject({ unit_price: 110_000 })

  const again = await importFile(store.alias, file)
  expect(results(again.body.rows)).toEqual(['same', 'same'])
  const seller = await db()
    .selectFrom('sellers')
    .selectAll()
    .where('id', '=', store.id)
    .executeTakeFirstOrThrow()
  expect(seller).toMatchObject({ product_count: 2, card: { product_count: 2 } })
})

test('a misspelled word of new goods is corrected', async () => {
  const store = await newStore()
  await importFile(store.alias, lines(row('A', { name: 'Kopi Wonosalamerah Robusta' })))
  expect((await found('wonosalamrah'))[0]).toMatchObject({ name: 'Kopi Wonosalamerah Robusta' })
})

test('a file with few columns changes those alone, and an empty check changes nothing', async () => {
  const store = await newStore()
  await importFile(store.alias, lines(row('KZ-1')))
  const before = await productOf(store, 'KZ-1')
  const change = ['kode,harga', 'KZ-1,"125.000"']
  const checked = await importFile(store.alias, change, { check: true })
  expect(results(checked.body.rows)).toEqual(['changed'])
  expect(await productOf(store, 'KZ-1')).toEqual(before)
  expect(results((await importFile(store.alias, change)).body.rows)).toEqual(['changed'])
  const after = await productOf(store, 'KZ-1')
  expect(after).toMatchObject({ name: before.name, stock: 500, listed_at: before.listed_at })
  expect(after.tiers.map(({ price }) => price)).toEqual([125_000, 110_000, 100_000])
  expect(after.card).toMatchObject({ price: 125_000 })
})

test('each wrong row is named with its faults and nothing is stored, or wrong rows are left out', async () => {
  const store = await newStore()
  const file = lines(
    row('OK-1'),
    row('OK-1'),
    row('', { price: 'murah' }),
    row('B-1', { gtin: '8991234567890' }),
    'C-1;;Tidak Ada;;karton;1000;;;;;;;',
    row('D-1').replace('110.000', '130.000'),
  )
  const refused = await importFile(store.alias, file)
  expect([refused.status, refused.body.name]).toEqual([422, 'ROWS_INVALID'])
  expect(refused.body.message!.split('\n')).toEqual([
    'baru: 1 · berubah: 0 · tetap: 0 · salah: 5',
    'Baris 3 (OK-1): kode ini ada di baris sebelumnya',
    expect.stringMatching(/^Baris 4: kode kosong.*; harga bukan rupiah bulat$/),
    'Baris 5 (B-1): barcode salah',
    expect.stringMatching(
      /^Baris 6 \(C-1\): kategori bukan kategori terkecil.*nama kosong.*berat bukan/,
    ),
    expect.stringMatching(/^Baris 7 \(D-1\): harga grosir tidak valid/),
  ])
  const count = async () =>
    (await db().selectFrom('products').select('id').where('seller_id', '=', store.id).execute())
      .length
  expect(await count()).toBe(0)
  const skipped = await importFile(store.alias, file, { skip: true })
  expect(skipped.status).toBe(200)
  expect(await count()).toBe(1)
})

test.each([
  ['no header', ['KZ-1;Kopi'], 'HEADER_MISSING'],
  ['no rows', [HEADER], 'ROWS_MISSING'],
  ['no text', ['\xff\xfe'], 'FILE_INVALID'],
])('a file with %s is refused', async (_, file, name) => {
  const store = await newStore()
  const bytes = Buffer.from(file.join('\n'), 'latin1')
  const { status, body } = await send('import', {
    store: store.alias,
    file: bytes.toString('base64'),
  })
  expect([status, body.name]).toEqual([422, name])
})

test('the downloaded file of a store changes nothing when it is sent again', async () => {
  const store = await newStore()
  await importFile(
    store.alias,
    lines(row('KZ-1', { name: 'Kopi "Gayo"; arabika', gtin: '8991002101234' }), row('KZ-2')),
    { skip: true },
  )
  const file = await gateway.gateway.app.inject({ url: `/seller-desk/goods/${store.alias}/file` })
  expect(file.headers['content-disposition']).toContain(`barang-${store.alias}.csv`)
  const { body } = await importFile(store.alias, [file.body])
  expect(new Set(results(body.rows))).toEqual(new Set(['same']))
})

test('archived goods leave the market and can not be ordered; restored ones come back without stock', async () => {
  const store = await newStore()
  await importFile(store.alias, lines(row('KZ-9', { name: 'Kopi Talijiwo Madu' })))
  const product = await productOf(store, 'KZ-9')
  const buyer = await shop.buyer()
  await shop.updateCart(buyer, { lines: [{ id_item: String(product.id), product_quantity: 2 }] })
  const act = { store: store.alias, product: String(product.id) }
  expect((await send('archive', act)).status).toBe(200)
  expect((await send('archive', act)).status).toBe(404)
  expect(await found('talijiwo')).toEqual([])
  expect((await detailOf(product.alias, store.alias)).status).toBe(404)
  expect((await tryOrder(buyer, product.id)).status).not.toBe(200)
  const refused = await importFile(store.alias, lines(row('KZ-9')))
  expect(refused.body.message).toContain('produk diarsipkan')

  expect((await send('restore', act)).status).toBe(200)
  expect((await detailOf(product.alias, store.alias)).status).toBe(200)
  expect((await found('talijiwo')).map(({ id }) => id)).toEqual([String(product.id)])
  expect((await productOf(store, 'KZ-9')).stock).toBe(0)
})

test('the pictures of goods are shown from their upload on, in the order of the seller, under new addresses', async () => {
  const store = await newStore()
  await importFile(store.alias, lines(row('P-1')))
  const product = await productOf(store, 'P-1')
  const act = { store: store.alias, product: String(product.id) }
  const imagesOf = async () => (await detailOf(product.alias, store.alias)).body.result.images
  const colourOf = async (image: string) => {
    const { statusCode, rawPayload } = await gateway.gateway.app.inject({
      url: `/img/${image}?w=480`,
      headers: { accept: 'image/webp' },
    })
    if (statusCode !== 200) return statusCode
    const { dominant } = await sharp(rawPayload).stats()
    return dominant.r > 200 ? 'red' : 'blue'
  }
  expect(await imagesOf()).toEqual([`p/${product.id}`])
  const upload = async (bytes: Buffer) => {
    const form = new FormData()
    form.append('file', new Blob([Uint8Array.from(bytes)]), 'foto.jpg')
    const request = new Request('http://desk/', { method: 'POST', body: form })
    const reply = await gateway.gateway.app.inject({
      method: 'POST',
      url: '/seller-desk/files',
      headers: { 'content-type': request.headers.get('content-type')! },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    return reply.json<{ result: { id: string } }>().result.id
  }
  const picture = async (background: string, side = 800) =>
    upload(
      await sharp({ create: { width: side, height: side, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    )
  const add = async (file_id: string) => (await send('picture', { ...act, file_id })).body
  expect((await add(await picture('#0000ff', 200))).name).toBe('PICTURE_INVALID')
  expect((await add('somebodys-file')).name).toBe('PICTURE_INVALID')

  await add(await picture('#0000ff'))
  await add(await picture('#ff0000'))
  const before = await imagesOf()
  expect(await Promise.all(before.map(colourOf))).toEqual(['blue', 'red'])
  expect((await send('pictures', { ...act, keep: '2,1' })).status).toBe(200)
  const after = await imagesOf()
  expect(after[0]).not.toBe(before[0])
  expect(await Promise.all(after.map(colourOf))).toEqual(['red', 'blue'])
  expect((await send('pictures', { ...act, keep: '3' })).status).toBe(404)
  expect((await send('pictures', { ...act, keep: '2' })).status).toBe(200)
  expect(await Promise.all((await imagesOf()).map(colourOf))).toEqual(['blue'])
  for (let count = 2; count <= 4; count += 1)
    expect(await add(await picture('#ff0000'))).toEqual({
      count,
    })
  expect((await add(await picture('#ff0000'))).name).toBe('TOO_MANY_PICTURES')
  // A file of goods leaves the pictures as they are.
  await importFile(store.alias, ['kode,harga', 'P-1,"99.000"'])
  expect(await imagesOf()).toHaveLength(4)
  expect((await productOf(store, 'P-1')).card.image).toBe((await imagesOf())[0])
})

test('goods that come back from a cancelled order of an archived product are not sold', async () => {
  const store = await newStore()
  await importFile(store.alias, lines(row('KZ-8', { name: 'Kopi Tunggul Wulung' })))
  const { id, alias } = await productOf(store, 'KZ-8')
  const buyer = await shop.buyer()
  const order = await orders.order(buyer, [{ id_item: String(id), quantity: 20 }])
  const act = { store: store.alias, product: String(id) }
  await send('archive', act)
  const cancelled = await gateway.call('cancelOrder', {
    as: buyer.token,
    params: { orderId: order.order_id },
  })
  expect(cancelled.status).toBe(200)
  expect((await tryOrder(buyer, id)).status).not.toBe(200)
  const sitemap = await gateway.gateway.app.inject({ url: '/sitemap.xml' })
  const pages = [...sitemap.body.matchAll(/<loc>[^<]*(\/sitemap[^<]*)<\/loc>/g)].map(
    ([, path]) => path!,
  )
  for (const url of pages)
    expect((await gateway.gateway.app.inject({ url })).body).not.toContain(alias)
  // The older acts of the desk leave it as it is, too.
  const restock = { address: `/v/${store.alias}/product/${alias}`, action: 'restock' }
  const old = await gateway.gateway.app.inject({
    method: 'POST',
    url: '/seller-desk/store',
    payload: restock,
  })
  expect(old.statusCode).toBe(404)
  await send('restore', act)
  expect((await productOf(store, 'KZ-8')).stock).toBe(0)
})

test('goods without a code of the seller are named by their numbers in files and feeds', async () => {
  const { id, alias } = await db()
    .selectFrom('sellers')
    .select(['id', 'alias'])
    .where('product_count', '>', 3)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const file = await gateway.gateway.app.inject({ url: `/seller-desk/goods/${alias}/file` })
  const { body } = await importFile(alias, [file.body])
  expect(body.message).toBeUndefined()
  expect(new Set(results(body.rows))).toEqual(new Set(['same']))
  const number = body.rows![0]!.name
  const feed = { as_of: new Date().toISOString(), stocks: [{ code: number, stock: 7 }] }
  expect((await send('stocks', { store: alias, ...feed })).body).toMatchObject({ refused: [] })
  const product = await db()
    .selectFrom('products')
    .innerJoin('product_stock', 'product_stock.product_id', 'products.id')
    .select(['code', 'stock'])
    .where('seller_id', '=', id)
    .where('products.id', '=', Number(number))
    .executeTakeFirstOrThrow()
  expect(product).toEqual({ code: null, stock: 7 })
})

test('a stock feed counts by its time: an older one, an archived and an unknown product change nothing', async () => {
  const store = await newStore()
  await importFile(store.alias, lines(row('S-1'), row('S-2')))
  const feed = (as_of: string, stocks: object[]) =>
    send('stocks', { store: store.alias, as_of, stocks })
  const at = (minutes: number) =>
    new Date(gateway.gateway.now().getTime() - minutes * 60_000).toISOString()
  expect((await feed(at(10), [{ code: 'S-1', stock: 70 }])).body).toEqual({
    changed: 1,
    refused: [],
  })
  expect((await feed(at(20), [{ code: 'S-1', stock: 90 }])).body).toEqual({
    changed: 0,
    refused: [{ code: 'S-1', fault: 'older' }],
  })
  const other = await productOf(store, 'S-2')
  await send('archive', { store: store.alias, product: String(other.id) })
  const mixed = await feed(at(5), [
    { code: 'S-1', stock: 0 },
    { code: 'S-2', stock: 5 },
    { code: 'X', stock: 5 },
  ])
  expect(mixed.body).toEqual({
    changed: 1,
    refused: [
      { code: 'S-2', fault: 'archived' },
      { code: 'X', fault: 'unknown' },
    ],
  })
  expect((await productOf(store, 'S-1')).stock).toBe(0)
  expect((await feed(at(-30), [{ code: 'S-1', stock: 1 }])).body.name).toBe('AS_OF_FUTURE')
})

test('concurrent counts and orders of one product leave the stock that both add up to', async () => {
  const store = await newStore()
  await importFile(store.alias, lines(row('R-1', { stock: '1000' })))
  const { id } = await productOf(store, 'R-1')
  const buyers = await Promise.all(Array.from({ length: 5 }, () => shop.buyer()))
  const outcomes = await Promise.all([
    ...Array.from({ length: 25 }, (_, index) =>
      send('stock', {
        store: store.alias,
        product: String(id),
        stock: String(900 + index),
        reason: 'count',
      }),
    ),
    ...buyers.map((buyer) => tryOrder(buyer, id)),
  ])
  const ordered = outcomes.slice(25).filter(({ status }) => status === 200).length
  expect(outcomes.slice(0, 25).every(({ status }) => status === 200)).toBe(true)
  expect(ordered).toBe(5)
  const changes = await db()
    .selectFrom('stock_changes')
    .selectAll()
    .where('product_id', '=', id)
    .execute()
  const counted = changes.reduce((sum, { change }) => sum + change, 0)
  expect((await productOf(store, 'R-1')).stock).toBe(1000 + counted - 2 * ordered)
})

describe('outside the demo', () => {
  const PASSWORD = 'kata sandi yang panjang'
  const closed = openTestGateway({ config: { demo: false } })
  const closedShop = testShop(closed)

  test('a seller opens and changes the goods of its own store alone', async () => {
    const [own, other] = [
      await closedShop.seller({ alias: 'milik' }),
      await closedShop.seller({ alias: 'lain' }),
    ]
    expect(own).not.toBe(other)
    await addDeskUser(
      closed.gateway.db,
      { name: 'sita', password: PASSWORD, role: 'seller', seller: 'milik' },
      new Date(),
    )
    const inject = (given: object) => closed.gateway.app.inject(given)
    const cookieIn = (headers: Record<string, unknown>) =>
      [headers['set-cookie']].flat().map(String).join().split(';')[0]!
    const form = await inject({ url: '/seller-desk/sign-in', headers: { accept: 'text/html' } })
    const signedIn = await inject({
      method: 'POST',
      url: '/seller-desk/sign-in',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html',
        cookie: cookieIn(form.headers),
      },
      payload: new URLSearchParams({
        csrf: /name="csrf" value="([^"]+)"/.exec(form.body)![1]!,
        name: 'sita',
        password: PASSWORD,
      }).toString(),
    })
    const cookie = cookieIn(signedIn.headers)
    const page = await inject({
      url: '/seller-desk/goods/milik',
      headers: { cookie, accept: 'text/html' },
    })
    expect(page.statusCode).toBe(200)
    const csrf = /data-csrf="([^"]+)"/.exec(page.body)![1]!
    for (const url of [
      '/seller-desk/goods/lain',
      '/seller-desk/goods/lain/file',
      '/seller-desk/goods/lain/keys',
      '/seller-desk/categories',
      '/seller-desk/categories/file',
    ])
      expect((await inject({ url, headers: { cookie } })).statusCode).toBe(404)
    expect((await inject({ url: '/seller-desk/goods/milik/file' })).statusCode).toBe(401)
    const stocks = { as_of: new Date().toISOString(), stocks: [{ code: 'X', stock: 1 }] }
    const acts: [string, object][] = [
      ['import', { file: Buffer.from('kode\nA').toString('base64') }],
      ['stocks', stocks],
      ['stock', { product: '1', stock: '1', reason: 'count' }],
      ['pictures', { product: '1', keep: '' }],
      ['add-key', { name: 'ERP' }],
      ['revoke-key', { key: 'x' }],
      ['archive', { product: '1' }],
      ['restore', { product: '1' }],
    ]
    for (const [path, payload] of acts) {
      const post = (headers: object) =>
        inject({
          method: 'POST',
          url: `/seller-desk/goods/${path}`,
          headers,
          payload: { ...payload, store: 'lain' },
        })
      expect((await post({ cookie, 'x-desk-csrf': csrf })).statusCode).toBe(404)
      expect((await post({ cookie })).statusCode).toBe(401)
    }
  })

  test('the key of a seller’s system sends stocks and goods of its store, and opens nothing else', async () => {
    const own = await closedShop.seller({ alias: 'sistem' })
    await closedShop.seller({ alias: 'asing' })
    const { db: database } = closed.gateway
    const key = await atomically(database, (trx) =>
      addDeskKey(trx, { sellerId: own, name: 'ERP', actor: 'sita', at: new Date() }),
    )
    const ask = (
      method: 'GET' | 'POST',
      url: string,
      payload?: object,
      authorization = `Bearer ${key}`,
    ) =>
      closed.gateway.app.inject({
        method,
        url: `/seller-desk/${url}`,
        headers: { authorization },
        ...(payload ? { payload } : {}),
      })
    const feed = (store: string, authorization?: string) =>
      ask(
        'POST',
        'goods/stocks',
        { store, as_of: new Date().toISOString(), stocks: [{ code: 'A', stock: 1 }] },
        authorization,
      )
    expect((await feed('sistem')).json()).toEqual({
      changed: 0,
      refused: [{ code: 'A', fault: 'unknown' }],
    })
    expect((await feed('asing')).statusCode).toBe(404)
    expect((await feed('sistem', `Bearer sk_${'a'.repeat(43)}`)).statusCode).toBe(401)
    expect((await ask('GET', 'goods/sistem')).statusCode).toBe(200)
    for (const url of [
      '',
      '/stores',
      '/goods/sistem/keys',
      '/quotes',
      '/goods/sistem/file',
      '/log',
    ])
      expect((await ask('GET', url.slice(1))).statusCode).toBe(401)
    for (const act of ['goods/add-key', 'goods/revoke-key', 'files', 'stores/email'])
      expect((await ask('POST', act, { store: 'sistem' })).statusCode).toBe(401)

    const [row] = await deskKeysOf(database, own)
    expect(row).toMatchObject({ name: 'ERP', hint: key!.slice(-4), last_used_at: expect.any(Date) })
    await atomically(database, (trx) =>
      revokeDeskKey(trx, { sellerId: own, id: row!.id, at: new Date() }),
    )
    expect((await feed('sistem')).statusCode).toBe(401)
    expect(await database.selectFrom('desk_keys').select('key_hash').execute()).not.toContainEqual({
      key_hash: key,
    })
  })
})
