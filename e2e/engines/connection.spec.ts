import { findProducts, pathOf } from '../fixtures/market.ts'
import { readCart } from '../fixtures/orders.ts'
import { registerBuyer } from '../fixtures/shop.ts'
import { inBothSizes } from './sizes.ts'
import { expect, test } from './test.ts'
import type { Visitor } from './visitor.ts'

const menu = { role: 'navigation', name: 'Menu utama' }

inBothSizes(() => {
  test('F-02: a visited page opens offline, another one shows a notice, and both recover with the connection', async ({
    visitor,
    network,
  }) => {
    const [product] = await findProducts('beras')
    await visitor.open('/')
    await untilStored(visitor, '/')
    // From the second page on, the service worker answers.
    await visitor.open(pathOf(product!))
    await untilStored(visitor, pathOf(product!))

    const connect = network.disconnect()
    await visitor.reload()
    await visitor.sees({ role: 'heading', name: product!.name })
    await visitor.sees({ text: /Menampilkan data tersimpan/ })
    await visitor.openEarly('/services/tender')
    await visitor.sees({ role: 'heading', name: 'Anda sedang offline' })
    connect()
    await visitor.sees(menu)
    await visitor.isWithout({ text: /Menampilkan data tersimpan/ })
  })

  test('R-18: a tap before any script is answered immediately, and in the cart once the page runs', async ({
    visitor,
    network,
    signIn,
  }) => {
    const buyer = await registerBuyer()
    await signIn(buyer)
    const [rice] = await findProducts('beras')
    const run = network.holdScripts()
    await visitor.openEarly(pathOf(rice!))
    await visitor.tap({ role: 'button', name: '+ Keranjang' })
    await visitor.sees({ text: 'Ditambahkan ke keranjang' })
    run()
    await visitor.until('the product is in the cart', async () => {
      const { detail } = await readCart(buyer)
      return detail[0]?.details[0]?.product_quantity === rice!.minimum_order
    })
    await visitor.sees({ role: 'button', name: '+ Keranjang' })
  })

  test('C-30 R-18: a product that one tab adds is in the cart of another tab, without a reload', async ({
    visitor,
    signIn,
    openTab,
  }) => {
    await signIn(await registerBuyer())
    const [rice] = await findProducts('beras')
    await visitor.open('/cart')
    await visitor.sees({ text: 'Keranjang Anda masih kosong' })
    const other = await openTab()
    await other.open(pathOf(rice!))
    await other.tap({ role: 'button', name: '+ Keranjang' })
    await visitor.sees({ role: 'spinbutton', name: `Jumlah ${rice!.name}` })
    expect(await visitor.count({ role: 'spinbutton' })).toBe(1)
  })
})

/** Waits until the service worker has stored this page. */
const untilStored = (visitor: Visitor, path: string) =>
  visitor.until(`the service worker has stored ${path}`, () =>
    visitor.tab.evaluate(async (wanted) => {
      const names = (await caches.keys()).filter((name) => name.startsWith('pages'))
      const stored = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return stored.flat().some(({ url }) => new URL(url).pathname === wanted)
    }, path),
  )
