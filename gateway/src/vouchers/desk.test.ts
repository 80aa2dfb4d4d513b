import { openVoucherShop, welcome } from './testing-vouchers.ts'

const { gateway, shop, orders, product } = openVoucherShop({ seeds: ['vouchers'] })

const desk = async () =>
  (
    await gateway.gateway.app.inject({
      url: '/seller-desk/vouchers',
      headers: { accept: 'application/json' },
    })
  ).json<{ vouchers: { code: string }[] }>().vouchers
const end = async (code: string, reason = 'Anggaran habis') =>
  (
    await gateway.gateway.app.inject({
      method: 'POST',
      url: '/seller-desk/vouchers',
      payload: { code, reason },
    })
  ).statusCode

test('K-02: an operator ends the welcome voucher, which then applies to no new order', async () => {
  const buyer = await shop.buyer()
  const draft = await orders.draft(buyer, [{ id_item: product(), quantity: 10 }], welcome)
  expect((await desk()).map(({ code }) => code)).toContain('SELAMATDATANG')
  expect(await end('SELAMATDATANG', 'x')).toBe(400)
  expect(await end('SELAMATDATANG')).toBe(200)
  expect(await end('SELAMATDATANG')).toBe(404)
  expect((await desk()).map(({ code }) => code)).not.toContain('SELAMATDATANG')
  expect((await orders.post(buyer, draft)).problem).toMatchObject({
    name: 'VOUCHER_REFUSED',
    data: { reason: 'EXPIRED' },
  })
  const log = await gateway.gateway.db.selectFrom('desk_log').selectAll().execute()
  expect(log).toMatchObject([
    { action: 'end-voucher', subject: 'SELAMATDATANG', detail: 'Anggaran habis' },
  ])
})
