import { openVoucherShop, welcome } from './testing-vouchers.ts'

const { gateway, shop, orders, product } = openVoucherShop({ seeds: ['vouchers'] })

type Shelf = 'usable' | 'used' | 'expired'
const book = async (as: string, state: Shelf, more: object = {}) =>
  (await gateway.call('voucherBook', { as, query: { state, ...more } })).body.data
const claim = (as: string, code: string) => gateway.call('claimVoucher', { as, body: { code } })
const codes = async (as: string, state: Shelf) =>
  (await book(as, state)).items.map((item) => item.code)

async function change(code: string, to: object) {
  await gateway.gateway.db.updateTable('vouchers').set(to).where('code', '=', code).execute()
}

test('R-40 F-06 C-24: a voucher moves from usable to used, with its order, and back when the order is cancelled', async () => {
  const buyer = await shop.buyer()
  expect(await codes(buyer.token, 'usable')).toContain('SELAMATDATANG')
  expect((await book(buyer.token, 'used')).total_count).toBe(0)
  const order = await orders.order(buyer, [{ id_item: product(), quantity: 10 }], welcome)
  expect(await codes(buyer.token, 'usable')).not.toContain('SELAMATDATANG')
  expect((await book(buyer.token, 'used')).items).toMatchObject([
    {
      code: 'SELAMATDATANG',
      state: 'used',
      uses_left: 0,
      used_in: { order_id: order.order_id, serial: order.order_serial },
    },
  ])
  const stranger = await shop.buyer()
  expect((await book(stranger.token, 'used')).items).toEqual([])
  await gateway.call('cancelOrder', {
    as: buyer.token,
    params: { orderId: order.order_id },
    body: { reason: 'Salah pesan' },
  })
  expect(await codes(buyer.token, 'usable')).toContain('SELAMATDATANG')
  expect((await book(buyer.token, 'used')).items).toEqual([])
})

test('R-40: lists vouchers that end soonest first, those that start later at the end, by pages', async () => {
  const { token } = await shop.buyer()
  const { items, total_count } = await book(token, 'usable')
  expect(items.at(-1)).toMatchObject({ code: 'BELANJABESAR', state: 'upcoming' })
  const ends = items.slice(0, -1).map((item) => item.valid_until)
  expect(ends).toEqual(ends.toSorted())
  const second = await book(token, 'usable', { page: '2', limit: '2' })
  expect(second).toMatchObject({ total_count, page: 2, limit: 2 })
  expect(second.items.map((item) => item.code)).toEqual(items.slice(2, 4).map((item) => item.code))
})

test('R-40: vouchers that ended or are used up are under those that have ended', async () => {
  const { token } = await shop.buyer()
  const before = gateway.gateway.now()
  await change('VAHEMAT', { ends_at: before })
  await change('PERCEPATAN', { quota: 3, used: 3 })
  try {
    expect((await book(token, 'expired')).items).toMatchObject([
      { code: 'PERCEPATAN', state: 'empty' },
      { code: 'VAHEMAT', state: 'expired' },
    ])
    expect(await codes(token, 'usable')).not.toContain('VAHEMAT')
    expect((await claim(token, 'VAHEMAT')).problem).toMatchObject({
      name: 'VOUCHER_UNUSABLE',
      message: 'Voucher sudah tidak berlaku',
    })
    expect((await claim(token, 'PERCEPATAN')).problem).toMatchObject({
      message: 'Kuota voucher sudah habis',
    })
  } finally {
    await change('VAHEMAT', { ends_at: new Date(before.getTime() + 86_400_000) })
    await change('PERCEPATAN', { quota: 100, used: 0 })
  }
})

test('R-40: a code in small letters finds its voucher and keeps it, and a typo finds none', async () => {
  const { token } = await shop.buyer()
  await change('BORONG100', { is_listed: false })
  try {
    expect(await codes(token, 'usable')).not.toContain('BORONG100')
    const typo = await claim(token, 'borong10')
    expect(typo.status).toBe(404)
    expect(typo.problem.message).toBe(
      'Tidak ada voucher dengan kode BORONG10. Periksa lagi ejaannya.',
    )
    const found = await claim(token, ' borong100 ')
    expect(found.body.data).toMatchObject({ code: 'BORONG100', state: 'usable', uses_left: 5 })
    expect((await claim(token, 'BORONG100')).status).toBe(200)
    expect((await codes(token, 'usable')).filter((code) => code === 'BORONG100')).toHaveLength(1)
    expect(await codes((await shop.buyer()).token, 'usable')).not.toContain('BORONG100')
  } finally {
    await change('BORONG100', { is_listed: true })
  }
})

test('E-05: a referral code is no voucher', async () => {
  const [friend, buyer] = [await shop.buyer(), await shop.buyer()]
  const code = (await gateway.call('myVouchers', { as: friend.token, body: {} })).body.data
    .referral_code
  expect((await claim(buyer.token, code)).problem.name).toBe('VOUCHER_IS_REFERRAL')
})
