import type { Locator } from '@playwright/test'
import { choosePayment, voucherLink } from '../fixtures/checkout.ts'
import { findSellers } from '../fixtures/market.ts'
import { dropOthers, fillCart, test } from '../fixtures/orders.ts'
import { expect, open, press, type Buyer } from '../fixtures/shop.ts'

/** The height of a keyboard on a screen of 360 × 740. */
const KEYBOARD = 340

test('R-23: with the keyboard open on a small phone every field and the next button are reachable', async ({
  page,
  customer,
}) => {
  await wantOneThatIssuesInvoices(customer)
  // The space that a keyboard leaves of 360 × 740.
  await page.setViewportSize({ width: 360, height: 330 })
  await open(page, '/cart')
  await press(page, 'Catatan untuk penjual')
  await typeInto(page.getByRole('textbox', { name: 'Catatan untuk penjual' }), 'Tolong kirim pagi')
  await typeInto(page.getByRole('spinbutton', { name: /^Jumlah/ }), '40')
  await reachable(page.getByRole('button', { name: 'Checkout (1)' }))
  await press(page, 'Checkout (1)')
  await page.waitForURL('/checkout')
  await page.getByRole('button', { name: /Tiba|Siap diambil/, expanded: false }).click()
  await expect(page.getByText('Catatan: Tolong kirim pagi')).toBeVisible()
  await reachable(page.getByRole('link', { name: 'Pilih pembayaran' }).last())

  await page.getByRole('switch', { name: 'Minta faktur pajak' }).click()
  const sheet = page.getByRole('dialog', { name: 'Faktur pajak' })
  await typeInto(sheet.getByLabel('Nama perusahaan'), 'CV Sumber Pangan')
  await typeInto(sheet.getByLabel('NPWP', { exact: true }), '0123456789012345')
  await typeInto(sheet.getByLabel('Alamat sesuai NPWP'), 'Jalan Contoh 12')
  await typeInto(sheet.getByLabel('Email penerima faktur'), 'pajak@contoh.id')
  await reachable(sheet.getByRole('button', { name: 'Simpan' }))
  await sheet.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('CV Sumber Pangan')).toBeVisible()

  await voucherLink(page).click()
  await typeInto(page.getByLabel('Kode voucher atau referral'), 'VAHEMAT')
  await reachable(page.locator('form').getByRole('button', { name: 'Pakai' }))
  await page.goBack()
  await choosePayment(page, 'Transfer BCA')
  await reachable(page.getByRole('button', { name: 'Buat pesanan' }))
})

test('R-23 R-28: the sheets of the checkout are above a keyboard that covers the page instead of resizing it @long', async ({
  page,
  customer,
}) => {
  await wantOneThatIssuesInvoices(customer)
  // No keyboard opens in this browser, so the test emulates the events of `visualViewport`.
  await page.addInitScript(() => {
    const view = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, covered: 0 })
    Object.defineProperty(view, 'height', { get: () => innerHeight - view.covered })
    Object.defineProperty(window, 'visualViewport', { value: view })
  })
  await open(page, '/checkout')
  const keyboard = (covered: number) =>
    page.evaluate(
      (height) =>
        Object.assign(window.visualViewport!, { covered: height }).dispatchEvent(
          new Event('resize'),
        ),
      covered,
    )
  const clear = async (target: Locator) => {
    await reachable(target)
    // The sheet slides above the keyboard.
    const bottom = async () => {
      const { y, height } = (await target.boundingBox())!
      return y + height
    }
    await expect.poll(bottom).toBeLessThanOrEqual(740 - KEYBOARD)
  }

  await page.getByRole('switch', { name: 'Minta faktur pajak' }).click()
  const company = page.getByRole('dialog', { name: 'Faktur pajak' })
  const last = company.getByLabel('Email penerima faktur')
  await last.focus()
  await keyboard(KEYBOARD)
  await clear(last)
  await clear(company.getByRole('button', { name: 'Simpan' }))
  await keyboard(0)
  await company.getByRole('button', { name: 'Tutup' }).click()

  await press(page, 'Ubah')
  await press(page, 'Tambah alamat')
  const field = page.getByRole('dialog', { name: 'Tambah alamat' }).getByRole('textbox').last()
  await field.focus()
  await keyboard(KEYBOARD)
  await clear(field)
})

/** A cart of one seller who can issue a tax invoice. */
async function wantOneThatIssuesInvoices(customer: Buyer) {
  const cart = await fillCart(customer, await findSellers('minyak', 4))
  const issuer = cart.detail.find(({ is_open, is_pkp }) => is_open && is_pkp)
  if (!issuer) throw new Error('No seller of these can issue a tax invoice')
  await dropOthers(customer, cart, [issuer])
}

async function typeInto(field: Locator, text: string) {
  await field.focus()
  await field.fill(text)
  await reachable(field)
}

/** Expects it fully in view, with nothing over its middle. Content that loads above may push it away, so it scrolls. */
async function reachable(target: Locator) {
  await expect(target).toBeInViewport({ ratio: 0.99 })
  const isOnTop = () =>
    target.evaluate((element) => {
      element.scrollIntoView({ block: 'nearest' })
      const { x, y, width, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      return hit !== null && (element.contains(hit) || hit.contains(element))
    })
  await expect.poll(isOnTop).toBe(true)
}
