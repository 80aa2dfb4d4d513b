import { pathOf, readAsGuest, type Product } from '../fixtures/market.ts'
import { expect, logIn, open, press, test } from '../fixtures/shop.ts'

interface Deal {
  id: string
  is_active: boolean
  items: (Product & { deal_price: number; stock_label: keyof typeof words })[]
}

const words = {
  not_available_yet: 'Belum tersedia',
  out_of_stock: 'Stok habis',
  almost_sold_out: 'Segera habis',
  some_sold: 'Sebagian terjual',
  still_available: 'Masih tersedia',
}

const rupiah = (amount: number) => `Rp\u00a0${amount.toLocaleString('id-ID')}`

test('T-14 C-20 E-10 R-05: all five stock labels are at their products, and the next deal is announced with its products', async ({
  page,
}) => {
  const { data } = await readAsGuest<{ data: Deal[] }>('/campaign/v1/dailydeals')
  const [running, next] = data
  const { data: whole } = await readAsGuest<{ data: Deal }>(
    `/campaign/v1/dailydeals/${running!.id}/items?limit=50`,
  )
  await open(page, '/daily-deals')
  const all = page.getByRole('region', { name: 'Promo hari ini' }).getByRole('article')
  await expect(all).toHaveCount(whole.items.length)
  const seen = new Set<string>()
  for (const item of whole.items) {
    if (seen.has(item.stock_label)) continue
    seen.add(item.stock_label)
    const card = all.filter({ has: page.locator(`a[href="${pathOf(item)}"]`) })
    await expect(card).toContainText(words[item.stock_label])
    await expect(card).toContainText(rupiah(item.deal_price))
  }
  const coming = page.locator('section', {
    has: page.getByRole('heading', { name: 'Promo berikutnya' }),
  })
  await expect(coming.getByRole('article')).toHaveCount(next!.items.length)
  await expect(coming.getByRole('article').first()).toContainText(words.not_available_yet)
  await expect(coming.getByRole('timer')).toHaveText(/^Dimulai dalam \d\d:\d\d:\d\d/)
  expect([...seen, next!.items[0]!.stock_label].toSorted()).toEqual(Object.keys(words).toSorted())
})

test('R-05: a reminder of the next deal needs a login for a guest, and is set for a buyer @long', async ({
  page,
  context,
  shop,
  buyer,
}) => {
  await open(page, '/daily-deals')
  await press(page, 'Ingatkan saya')
  await page.waitForURL('/login')
  await logIn(context, shop, buyer)
  await open(page, '/daily-deals')
  await press(page, 'Ingatkan saya')
  const message = page.getByText('Kami akan mengingatkan Anda saat promo dimulai')
  await expect(message).toBeVisible()
  await page.reload()
  await expect(message).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ingatkan saya' })).toHaveCount(0)
})
