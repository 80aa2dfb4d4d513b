import { expectNothingWide, expectNoViolations } from '../fixtures/axe.ts'
import { confirmWith, fillWallet, payButton, PIN, readBalance, setPin } from '../fixtures/bills.ts'
import { companyOf, memberOf } from '../fixtures/company.ts'
import { expect, gateway, logIn, open, press, test } from '../fixtures/shop.ts'

const METER = '12345678910'
const METERS = '12345678902'
const CREDITS = ['087800004001;10rb', '087800004002;10rb']
const NAME = 'PT Dapur Nusantara Sejahtera Abadi Makmur Sentosa Bersama'

test('F-08 F-07: a member pays the electricity bill from the balance of the company, finance has its receipt, and the member who leaves loses it', async ({
  page,
  newContext,
  shop,
  signedIn: admin,
}) => {
  const companyId = await companyOf(admin, NAME)
  await fillWallet(admin, companyId)
  const before = await readBalance(admin, companyId)
  const member = await memberOf(admin, companyId, 'buyer')
  const finance = await memberOf(admin, companyId, 'finance')
  await setPin(member)

  const phone = await newContext({ viewport: { width: 360, height: 740 } })
  await logIn(phone, shop, member)
  const own = await phone.newPage()
  await open(own, '/billing/listrik?kind=electricity')
  await own.getByLabel('ID pelanggan PLN').fill(METER)
  await press(own, 'Cek tagihan')
  const sheet = await confirmWith(own, /^Saldo perusahaan/)
  await expect(sheet.getByLabel('Bayar untuk')).toHaveValue(companyId)
  await sheet.getByLabel('PIN saldo', { exact: true }).fill(PIN)
  await expectNoViolations(own)
  await expectNothingWide(own)
  await payButton(sheet).click()
  await own.waitForURL('/billing/transaction/*')
  await expect(own.getByText(/^Berhasil pada/)).toBeVisible()
  await expect(own.getByText(NAME)).toBeVisible()
  await expectNothingWide(own)
  const { pathname } = new URL(own.url())
  expect(await readBalance(admin, companyId)).toBeLessThan(before)

  await page.setViewportSize({ width: 1280, height: 800 })
  await logIn(page.context(), shop, finance)
  await open(page, `/billing/history?company=${companyId}`)
  await page.getByRole('link', { name: /PLN/ }).first().click()
  await page.waitForURL(pathname)
  await expect(page.getByText('Dibuat oleh')).toBeVisible()
  const receipt = page.waitForEvent('download')
  await press(page, 'Unduh struk (PDF)')
  expect((await receipt).suggestedFilename()).toMatch(/^struk-.*\.pdf$/)

  await gateway(`/core/api/v4/companies/${companyId}/members/${member.id}`, {
    method: 'DELETE',
    token: member.access.value,
  })
  await own.reload()
  await expect(own.getByText('Transaksi tidak ditemukan')).toBeVisible()
  await open(own, '/billing/history')
  await expect(own.getByText('PLN')).toBeHidden()
})

test('F-08 F-07: a bill that a rule catches waits for its approver, who sees whose it is, and is paid once approved', async ({
  page,
  newContext,
  shop,
  signedIn: admin,
}) => {
  const companyId = await companyOf(admin, NAME)
  await fillWallet(admin, companyId)
  const before = await readBalance(admin, companyId)
  const member = await memberOf(admin, companyId, 'buyer')
  const approver = await memberOf(admin, companyId, 'approver')
  await setPin(member)
  await gateway(`/core/api/v4/companies/${companyId}/approval-rules`, {
    token: admin.access.value,
    body: { kind: 'total', amount: 1000, approver_id: approver.id },
  })

  const phone = await newContext({ viewport: { width: 360, height: 740 } })
  await logIn(phone, shop, member)
  const own = await phone.newPage()
  await open(own, '/billing/listrik?kind=electricity')
  await own.getByLabel('ID pelanggan PLN').fill(METER)
  await press(own, 'Cek tagihan')
  const sheet = await confirmWith(own, /^Saldo perusahaan/)
  await sheet.getByLabel('PIN saldo', { exact: true }).fill(PIN)
  await payButton(sheet).click()
  await own.waitForURL('/billing/transaction/*')
  await expect(own.getByText(/Belum ada yang dibayar/)).toBeVisible()
  await expectNoViolations(own)
  await expectNothingWide(own)
  expect(await readBalance(admin, companyId)).toBe(before)

  await page.setViewportSize({ width: 1280, height: 800 })
  await logIn(page.context(), shop, approver)
  await open(page, '/approvals')
  await page.getByRole('link', { name: /BIL/ }).click()
  await page.waitForURL('/approvals/*')
  await expect(page.getByText('Nama pelanggan')).toBeVisible()
  await expect(page.getByText(METER).first()).toBeVisible()
  await expectNoViolations(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNothingWide(page)
  await press(page, 'Setujui')
  await expect(page.getByText('Tagihan disetujui').first()).toBeVisible()

  await own.reload()
  await expect(own.getByText(/^Berhasil pada/)).toBeVisible()
  await expect(own.getByText('Disetujui oleh')).toBeVisible()
  expect(await readBalance(admin, companyId)).toBeLessThan(before)
})

test('F-08 F-07: a bulk payment that a rule of the outlet catches waits for its approver, who refuses one bill of it', async ({
  page,
  newContext,
  shop,
  signedIn: admin,
}) => {
  const companyId = await companyOf(admin, NAME)
  await fillWallet(admin, companyId)
  const before = await readBalance(admin, companyId)
  const member = await memberOf(admin, companyId, 'buyer')
  const approver = await memberOf(admin, companyId, 'approver')
  await setPin(member)
  const token = admin.access.value
  const name = 'Gerai Panglima Polim Raya Kebayoran Baru Jakarta Selatan'
  const { cost_centre: outlet } = await gateway<{ cost_centre: { id: string } }>(
    `/core/api/v4/companies/${companyId}/cost-centres`,
    { token, body: { name } },
  )

  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, `/company/${companyId}/approval-rules`)
  await page.getByLabel('Perlu persetujuan untuk').selectOption('Outlet')
  await page.getByLabel('Dikirim ke outlet, atau atas pusat biayanya').selectOption(outlet.id)
  await press(page, 'Tambah aturan')
  await expect(page.getByText(`Outlet ${name}`, { exact: true })).toBeVisible()
  await expectNoViolations(page)
  await expectNothingWide(page)

  const phone = await newContext({ viewport: { width: 360, height: 740 } })
  await logIn(phone, shop, member)
  const own = await phone.newPage()
  await open(own, '/billing/bulk')
  await own.getByLabel('Nomor, satu baris satu tagihan').fill(CREDITS.join('\n'))
  await press(own, 'Periksa baris')
  await press(own, 'Lanjut bayar')
  const sheet = own.getByRole('dialog', { name: 'Periksa lalu bayar' })
  await sheet.getByLabel('Bayar untuk').selectOption(companyId)
  await sheet.getByLabel('Pusat biaya').selectOption(outlet.id)
  await sheet.getByRole('radio', { name: /^Saldo perusahaan/ }).click()
  await sheet.getByLabel('PIN saldo', { exact: true }).fill(PIN)
  await expectNothingWide(own)
  await payButton(sheet).click()
  await own.waitForURL('/billing/bulk/BIB*')
  await expect(own.getByText(/Belum ada yang dibayar/)).toBeVisible()
  await expectNoViolations(own)
  await expectNothingWide(own)
  expect(await readBalance(admin, companyId)).toBe(before)

  await page.setViewportSize({ width: 1280, height: 800 })
  await logIn(page.context(), shop, approver)
  await open(page, '/approvals')
  await page.getByRole('link', { name: /BIB/ }).click()
  await page.waitForURL('/approvals/*')
  await expect(page.getByText('2 tagihan')).toBeVisible()
  await expectNoViolations(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNothingWide(page)
  await page.getByLabel('Tolak baris ini').last().check()
  await page.getByLabel(/^Alasan/).fill('Bukan meter gerai ini')
  await press(page, 'Setujui dengan 1 perubahan')
  await expect(page.getByText('Tagihan disetujui').first()).toBeVisible()

  await own.reload()
  await expect(own.getByText(/^1 berhasil/).first()).toBeVisible()
  expect(await readBalance(admin, companyId)).toBeLessThan(before)
})

test('F-08 F-07: the calendar of a company has its meters by day, and pays those of a day together', async ({
  page,
  signedIn: admin,
}) => {
  const companyId = await companyOf(admin, NAME)
  await fillWallet(admin, companyId)
  await setPin(admin)
  const { value: token } = admin.access
  for (const number of [METER, METERS]) {
    const { result } = await gateway<{ result: { id: string } }>('/billing/v1/numbers', {
      token,
      body: {
        kind: 'electricity',
        product: 'pln',
        number,
        label: `Gerai ${number}`,
        company_id: companyId,
      },
    })
    await gateway(`/billing/v1/numbers/${result.id}/reminder`, {
      method: 'PUT',
      token,
      body: { day: 31 },
    })
  }

  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/billing/numbers')
  await page.getByRole('link', { name: 'Kalender tagihan' }).click()
  await page.waitForURL('/billing/calendar*')
  await page.getByRole('link', { name: /^\d+ \p{L}+ \d{4}: /u }).click()
  await expect(page.getByText(`Gerai ${METER}`, { exact: true })).toBeInViewport()
  await expectNoViolations(page)
  await expectNothingWide(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectNothingWide(page)

  await page.getByRole('button', { name: /^Bayar banyak sekaligus \(2\)/ }).click()
  await page.waitForURL('/billing/bulk')
  await press(page, /^Periksa 2 baris/)
  await press(page, 'Lanjut bayar')
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByLabel('Bayar untuk')).toHaveValue(companyId)
})
