import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findProducts } from '../fixtures/market.ts'
import { fillCart, makeOrder, payAtBank } from '../fixtures/orders.ts'
import { addAddress, registerBuyer } from '../fixtures/shop.ts'
import type { Session } from './drivers/driver.ts'
import { inBothSizes, phone } from './sizes.ts'
import { expect, test } from './test.ts'
import { keys, type Visitor } from './visitor.ts'

inBothSizes((size) => {
  test('R-19 R-04: the invoice of an order and the list of a search are files on the disk', async ({
    visitor,
    signIn,
    session,
  }) => {
    const buyer = await registerBuyer()
    await addAddress(buyer)
    await fillCart(buyer, (await findProducts('beras')).slice(0, 1))
    const made = await makeOrder(buyer, 'va-bca')
    await payAtBank(made)
    await signIn(buyer)
    await visitor.open(`/transaction/${made.order_id}`)
    await visitor.tap({ role: 'button', name: 'Unduh faktur' })
    const invoice = await fileOf(visitor, session, `invoice-${made.order_serial}.pdf`)
    expect(invoice.subarray(0, 5).toString()).toBe('%PDF-')

    await visitor.open('/transaction')
    await visitor.tap({ role: 'button', name: 'Unduh CSV' })
    const list = await fileOf(visitor, session, 'pesanan.csv')
    expect(list.toString()).toContain(made.order_serial)
  })

  test('M-07 F-01 F-02: the menus open by pointer and keyboard, lead to their pages and close, and the language changes in place', async ({
    visitor,
    signIn,
  }) => {
    await signIn(await registerBuyer())
    await visitor.open('/brand')
    if (size === phone) {
      await visitor.open('/menu')
      await visitor.sees({ role: 'heading', name: 'Semua menu' })
      await visitor.tap({ role: 'button', name: /Switch to English/ })
      await visitor.sees({ role: 'heading', name: 'All menus' })
      return
    }
    const categories = { role: 'navigation', name: 'Kategori' }
    await visitor.tap({ role: 'button', name: 'Semua kategori' })
    await visitor.sees(categories)
    await visitor.press(keys.escape)
    await visitor.isWithout(categories)
    await visitor.tap({ role: 'button', name: 'Akun' })
    await visitor.tap([
      { role: 'navigation', name: 'Menu akun' },
      { role: 'link', name: 'Transaksi' },
    ])
    await visitor.isAt(/^\/transaction$/)
    await visitor.tap({ role: 'button', name: /Switch to English/ })
    await visitor.sees({ role: 'heading', name: 'Transaction history' })
  })
})

/** Waits until the file is complete. */
const fileOf = ({ until }: Visitor, { downloads }: Session, name: string): Promise<Buffer> =>
  until(`the file ${name} is complete`, async () => {
    const names = await readdir(downloads)
    if (!names.includes(name) || names.some((other) => /\.(part|wkdownload)$/.test(other)))
      return undefined
    const content = await readFile(join(downloads, name))
    return content.length > 0 && content
  })
