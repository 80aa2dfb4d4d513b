import { testShop } from '../cart/testing-shop.ts'
import { createSeller } from '../catalogue/create-seller.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { reindexSome } from '../search/reindex.ts'
import { atomically } from '../server/database.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)
const db = () => gateway.gateway.db

interface Answer {
  name?: string
  message?: string
  rows?: { result: string }[]
}
async function send(path: string, lines: readonly string[], more: object = {}) {
  const reply = await gateway.gateway.app.inject({
    method: 'POST',
    url: `/seller-desk/${path}`,
    payload: { file: Buffer.from(lines.join('\n')).toString('base64'), ...more },
  })
  return { status: reply.statusCode, body: reply.json<Answer>() }
}
const found = async (keyword: string) => {
  const { body } = await gateway.call('searchItems', {
    as: await gateway.token(),
    query: { keyword },
  })
  return (body as { data: { items: { id: string; name: string }[] } }).data.items
}
const page = async () =>
  (
    await gateway.gateway.app.inject({
      url: '/seller-desk/categories',
      headers: { accept: 'text/html' },
    })
  ).body

const TREE = [
  'alamat,nama,nama inggris,induk,dewasa',
  'big-resto,Resto & Kafe,Restaurant & Cafe,,',
  'minuman,Minuman,Drinks,big-resto,',
  'kopi-teh,Kopi & Teh,Coffee & Tea,minuman,',
  'anggur,Anggur,Wine,minuman,ya',
]

test('an empty market gets its categories from an operator and goods from a seller, and a buyer finds and orders them', async () => {
  expect(await page()).toContain('Belum ada kategori')
  const made = await send('categories/import', TREE)
  expect(made.body.rows!.map(({ result }) => result)).toEqual(Array(4).fill('created'))
  const again = await send('categories/import', TREE)
  expect(again.body.rows!.map(({ result }) => result)).toEqual(Array(4).fill('same'))

  const place = { city: 'Kota Bandung', province: 'Jawa Barat', latitude: -6.9, longitude: 107.6 }
  const store = await atomically(db(), (trx) =>
    createSeller(trx, { name: 'Penyangrai', email: 'toko@contoh.id', place, at: new Date() }),
  )
  const goods = [
    'kode,nama,kategori,satuan,harga,stok,berat',
    'K-1,Kopi Sangrai Lembang,kopi-teh,pak,50000,90,250',
    'A-1,Anggur Bali,anggur,botol,250000,9,1200',
  ]
  expect((await send('goods/import', goods, { store })).status).toBe(200)

  const [coffee] = await found('lembang')
  expect(coffee).toMatchObject({ name: 'Kopi Sangrai Lembang' })
  const buyer = await shop.buyer()
  const order = await orders.order(buyer, [{ id_item: coffee!.id, quantity: 3 }])
  expect(order).toBeDefined()
  // A category for adults makes its goods such.
  expect(await found('anggur')).toEqual([])
  const rows = await db().selectFrom('categories').selectAll().orderBy('id').execute()
  expect(rows.map(({ slug, level, product_count: count }) => [slug, level, count])).toEqual([
    ['big-resto', 1, 2],
    ['minuman', 2, 2],
    ['kopi-teh', 3, 1],
    ['anggur', 3, 1],
  ])
})

test('a renamed category has its name in the paths below it, and its goods are found by the new one', async () => {
  await send('categories/import', [
    'alamat,nama,nama inggris,induk',
    'minuman,Perjamuan,Beverages,big-resto',
  ])
  expect(await page()).toContain('Perjamuan')
  const leaf = await db()
    .selectFrom('categories')
    .select('path')
    .where('slug', '=', 'kopi-teh')
    .executeTakeFirstOrThrow()
  expect(leaf.path.map(({ name }) => name.en)).toEqual([
    'Restaurant & Cafe',
    'Beverages',
    'Coffee & Tea',
  ])
  while (!(await reindexSome(db())));
  expect((await found('perjamuan')).map(({ name }) => name)).toEqual(['Kopi Sangrai Lembang'])
})

test('the downloaded file changes nothing when it is sent again', async () => {
  const file = await gateway.gateway.app.inject({ url: '/seller-desk/categories/file' })
  const { body } = await send('categories/import', [file.body])
  expect(new Set(body.rows!.map(({ result }) => result))).toEqual(new Set(['same']))
})

test('each wrong row is named, and nothing is stored', async () => {
  const { status, body } = await send('categories/import', [
    'alamat,nama,induk,dewasa',
    'Kantor Kita,Kantor,,',
    'kantor,Kantor,,',
    'teh,Teh,tidak-ada,',
    'kecil,Kecil,kopi-teh,',
    'kopi-teh,Kopi,big-resto,',
    'jus,Jus,minuman,mungkin',
    'jus,Jus,minuman,',
  ])
  expect([status, body.name]).toEqual([422, 'ROWS_INVALID'])
  expect(body.message!.split('\n').slice(1)).toEqual([
    expect.stringMatching(/^Baris 2 \(kantor kita\): alamat kosong.*; kategori besar harus/),
    expect.stringMatching(/^Baris 3 \(kantor\): kategori besar harus/),
    'Baris 4 (teh): induk tidak ada',
    'Baris 5 (kecil): induk adalah kategori terkecil',
    'Baris 6 (kopi-teh): induk tidak dapat diganti',
    'Baris 7 (jus): dewasa harus ya atau tidak',
    'Baris 8 (jus): alamat ini ada di baris sebelumnya',
  ])
  expect(await page()).not.toContain('Kantor')
})

describe('in the market of the demo', () => {
  const full = openTestGateway({ market: true })

  test('the downloaded file of all categories changes nothing', async () => {
    const inject = (given: object) => full.gateway.app.inject(given)
    const file = await inject({ url: '/seller-desk/categories/file' })
    const reply = await inject({
      method: 'POST',
      url: '/seller-desk/categories/import',
      payload: { file: Buffer.from(file.body).toString('base64') },
    })
    const { rows } = reply.json<Answer>()
    expect(rows!.length).toBeGreaterThan(100)
    expect(new Set(rows!.map(({ result }) => result))).toEqual(new Set(['same']))
  })
})
