import type { Page } from '@playwright/test'
import { expectNoViolations } from '../fixtures/axe.ts'
import {
  bankPath,
  confirmWith,
  FAILING,
  fillWallet,
  keepPlnOpen,
  payButton,
  PIN,
  readBalance,
  readBills,
  remindOfBill,
} from '../fixtures/bills.ts'
import { hydrated } from '../fixtures/market.ts'
import {
  expect,
  logIn,
  newPhone,
  open,
  payHere,
  press,
  signInOnScreen,
  test,
  type Buyer,
} from '../fixtures/shop.ts'

// The test numbers of the demo's biller, as its page lists them.
const SUCCEEDS = '087800001230'
const PENDING_THEN_DONE = '087800001233'
const METER = '12345678910'
const UNKNOWN_METER = '12345678911'
const BPJS_CARD = '8801234560001'
const BPJS_PAID = '8801234560004'
/** The ending of a number that no biller knows. */
const UNKNOWN = '9906'
/** The ending of a number whose bill is paid. */
const PAID = '9901'

/** A number as the field shows it. */
const inFours = (digits: string) => digits.replace(/(.{4})(?=.)/g, '$1 ')

const ofBill = '/billing/transaction/*'
const fact = (page: Page, label: string) =>
  page.locator('dt', { hasText: label }).first().locator('xpath=following-sibling::dd[1]')

async function buyPulsa(page: Page, number: string) {
  await open(page, '/billing/pulsa')
  await page.getByLabel('Nomor HP').fill(number)
  await page.getByRole('radio', { name: /^10\.000/ }).click()
  const sheet = await confirmWith(page, /Saldo/)
  await sheet.getByLabel('PIN saldo', { exact: true }).fill(PIN)
  return sheet
}

/** Pays the newest bill on the bank's page, which leads back to the bill. */
async function payOnBankPage(page: Page, buyer: Buyer) {
  const [bill] = await readBills(buyer)
  await page.goto(`/gateway${await bankPath(buyer, bill!)}`)
  await press(page, 'Bayar')
  await page.waitForURL(ofBill)
}

test('F-07 R-38: pulsa from the wallet: two taps make one transaction, a failed one is refunded, a pending one becomes done on the open page', async ({
  page,
  signedIn,
}) => {
  await fillWallet(signedIn)
  const before = await readBalance(signedIn)

  const sheet = await buyPulsa(page, SUCCEEDS)
  await payButton(sheet).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await page.waitForURL(ofBill)
  await expect(page.getByText(/^Berhasil pada/)).toBeVisible()
  await expect(fact(page, 'No. referensi')).toHaveText(/^\d{16}$/)
  const [bought, ...earlier] = await readBills(signedIn)
  expect(earlier).toHaveLength(1)
  const after = before - bought!.price
  expect(await readBalance(signedIn)).toBe(after)

  await payButton(await buyPulsa(page, FAILING)).click()
  await page.waitForURL(ofBill)
  await expect(page.getByText('Dana dikembalikan')).toBeVisible()
  await expect(page.getByText(/sudah kembali ke saldo Anda/)).toBeVisible()
  expect(await readBalance(signedIn)).toBe(after)

  await payButton(await buyPulsa(page, PENDING_THEN_DONE)).click()
  await page.waitForURL(ofBill)
  await expect(page.getByText(/Halaman ini memperbarui diri|memberi tahu hasilnya/)).toBeVisible()
  await expect(page.getByText(/^Berhasil pada/)).toBeVisible()
  await expect(fact(page, 'No. referensi')).toHaveText(/^\d{16}$/)
})

test('F-07 R-38 N-07: the search leads to a token: the owner before the payment, and the token in fours, also without a connection', async ({
  page,
  context,
  shop,
  signedIn,
}) => {
  await keepPlnOpen()
  await payHere(context, shop)
  await open(page, '/search')
  await hydrated(page)
  await page.getByRole('combobox').fill('pln')
  await page.getByRole('option', { name: /Bayar tagihan/ }).click()
  await page.waitForURL('/billing/listrik')
  await page.getByLabel('Nomor meter atau ID pelanggan').fill(UNKNOWN_METER)
  await press(page, 'Cek nomor')
  await expect(page.getByText('Nomor tidak ditemukan. Periksa lagi angkanya.')).toBeVisible()
  await page.getByLabel('Nomor meter atau ID pelanggan').fill(METER)
  await press(page, 'Cek nomor')
  const owner = (await fact(page, 'Atas nama').textContent())!
  expect(owner).toMatch(/^[A-Z]+ [A-Z]+$/)
  await page.getByRole('radio', { name: /^50\.000/ }).click()
  const sheet = await confirmWith(page, /BCA Virtual Account/)
  await expect(sheet.getByText(owner)).toBeVisible()
  await expectNoViolations(page)
  await payButton(sheet).click()
  await page.waitForURL(ofBill)
  await expect(page.getByText('Nomor virtual account BCA')).toBeVisible()

  await payOnBankPage(page, signedIn)
  const token = page.getByText(/^\d{4}( \d{4}){4}$/)
  await expect(token).toBeVisible()
  await expectNoViolations(page)
  const digits = (await token.textContent())!
  await context.route('**/gateway/**', (route) => route.abort())
  await page.reload()
  await expect(page.getByText(/Menampilkan data tersimpan/)).toBeVisible()
  await expect(page.getByText(digits)).toBeVisible()
})

test('F-07 R-38: BPJS by virtual account: a paid bill is refused, and the open page shows that two months are paid @long', async ({
  page,
  context,
  shop,
  signedIn,
}) => {
  await payHere(context, shop)
  await open(page, '/billing/bpjs')
  const field = page.getByLabel('Nomor kartu atau virtual account')
  await field.fill(BPJS_PAID)
  await press(page, 'Cek tagihan')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill(BPJS_CARD)
  await page.getByLabel('Bayar untuk').selectOption('2')
  await press(page, 'Cek tagihan')
  await expect(fact(page, 'Jumlah bulan')).toHaveText('2')
  await expect(fact(page, 'Jumlah peserta')).toHaveText(/^[1-5]$/)
  await payButton(await confirmWith(page, /BCA Virtual Account/)).click()
  await page.waitForURL(ofBill)
  await expect(page.getByText('Nomor virtual account BCA')).toBeVisible()

  const bank = await context.newPage()
  await payOnBankPage(bank, signedIn)
  await expect(page.getByText(/^Berhasil pada/)).toBeVisible()
  const receipt = page.waitForEvent('download')
  await press(page, 'Unduh struk (PDF)')
  expect((await receipt).suggestedFilename()).toMatch(/^struk-.+\.pdf$/)
})

test('F-07 R-38: the monthly bill of electricity by virtual account: another payment of it leads to the first one @long', async ({
  page,
  context,
  shop,
  signedIn,
}) => {
  await keepPlnOpen()
  await payHere(context, shop)
  const check = async (id: string) => {
    await page.getByLabel('ID pelanggan PLN').fill(id)
    await press(page, 'Cek tagihan')
  }
  await open(page, '/billing/listrik')
  await page.getByRole('link', { name: 'Tagihan', exact: true }).click()
  await check(UNKNOWN_METER)
  await expect(page.getByText('Nomor tidak ditemukan. Periksa lagi angkanya.')).toBeVisible()
  await check(METER)
  await expect(fact(page, 'Atas nama')).toHaveText(/^[A-Z]+ [A-Z]+$/)
  await expect(fact(page, 'Pemakaian')).toHaveText(/^\d+ kWh$/)
  const total = await fact(page, 'Total bayar').textContent()
  const first = await confirmWith(page, /BCA Virtual Account/)
  await payButton(first).click()
  await page.waitForURL(ofBill)
  const { pathname } = new URL(page.url())

  await open(page, '/billing/listrik?kind=electricity')
  await check(METER)
  await expect(fact(page, 'Total bayar')).toHaveText(total!)
  const second = await confirmWith(page, /BCA Virtual Account/)
  await payButton(second).click()
  await expect(second.getByText(/sudah ada di transaksi lain/)).toBeVisible()
  await second.getByRole('link', { name: 'Lihat transaksi tadi' }).click()
  await page.waitForURL(pathname)
  expect(await readBills(signedIn)).toHaveLength(1)

  await payOnBankPage(page, signedIn)
  await expect(page.getByText(/^Berhasil pada/)).toBeVisible()
  await expect(fact(page, 'Total bayar')).toHaveText(total!)
})

test('F-07 R-38: internet by virtual account: a paid bill is refused, and the open one becomes a receipt @long', async ({
  page,
  context,
  shop,
  signedIn,
}) => {
  await payHere(context, shop)
  await open(page, '/billing/tv')
  await page.getByRole('link', { name: 'Internet', exact: true }).click()
  await page.getByRole('radio', { name: /IndiHome/ }).click()
  const field = page.getByLabel('Nomor pelanggan')
  await field.fill(`1224${PAID}`)
  await press(page, 'Cek tagihan')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Tagihan ini sudah lunas.')).toBeVisible()
  // The biller takes the bill of a number once in a month.
  await field.fill(newPhone().replace('0812', '1224'))
  await press(page, 'Cek tagihan')
  await expect(fact(page, 'Atas nama')).toHaveText(/^[A-Z]+ [A-Z]+$/)
  await expect(fact(page, 'Periode')).toHaveText(/^\d{4}-\d{2}$/)
  await payButton(await confirmWith(page, /BCA Virtual Account/)).click()
  await page.waitForURL(ofBill)
  await payOnBankPage(page, signedIn)
  await expect(page.getByText(/^Berhasil pada/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Unduh struk (PDF)' })).toBeVisible()
})

for (const { name, path, choose, region } of [
  {
    name: 'water',
    path: '/billing/pdam',
    choose: /PDAM Kota Bandung.*Perumda Tirtawening/,
    region: 'Kota Bandung',
  },
  { name: 'television', path: '/billing/tv', choose: /K-Vision/, region: undefined },
])
  test(`F-07 R-38: ${name}: the bill of a number, and for a wrong one what to do next @long`, async ({
    page,
    signedIn: _buyer,
  }) => {
    await open(page, path)
    if (region) await page.getByLabel('Kota atau kabupaten').fill(region)
    await page.getByRole('radio', { name: choose }).click()
    const field = page.getByLabel('Nomor pelanggan')
    await field.fill(`1234${UNKNOWN}`)
    await press(page, 'Cek tagihan')
    await expect(page.getByText('Nomor tidak ditemukan. Periksa lagi angkanya.')).toBeVisible()
    await expect(field).toBeFocused()
    await field.fill('12345678')
    await press(page, 'Cek tagihan')
    await expect(fact(page, 'Atas nama')).toHaveText(/^[A-Z]+ [A-Z]+$/)
    await expect(fact(page, 'Periode')).toBeVisible()
    await expect(fact(page, 'Total bayar')).toHaveText(/^Rp\s[\d.]+$/)
    await expect(page.getByRole('button', { name: 'Lanjut', exact: true })).toBeVisible()
  })

test('N-07 F-07: home shows a buyer the bills that are due, each opens its page filled in, and a guest sends no request @long', async ({
  page,
  context,
  shop,
  buyer,
}) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/billing/v1/')) requests.push(request.url())
  })
  await open(page, '/')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])

  await remindOfBill(buyer, {
    kind: 'electricity',
    product: 'pln',
    number: METER,
    label: 'Ruko Sudirman',
  })
  await logIn(context, shop, buyer)
  await open(page, '/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Segera dibayar' })).toBeVisible()
  await expect(main.getByRole('link', { name: /^Tagihan listrik · Ruko Sudirman/ })).toContainText(
    /Jatuh tempo \d+ \p{L}+ \d{4}/u,
  )
  await context.addCookies([{ name: 'lang', value: 'en', url: shop }])
  await open(page, '/')
  const bill = main.getByRole('link', { name: /^Power bill · Ruko Sudirman/ })
  await expect(bill).toContainText(/Due on \d+ \p{L}+ \d{4}/u)
  await expectNoViolations(page)
  await bill.click()
  await page.waitForURL('/billing/listrik?kind=electricity')
  await expect(page.getByLabel('PLN customer ID')).toHaveValue(inFours(METER))
})

const BANDUNG = /PDAM Kota Bandung.*Perumda Tirtawening/
for (const { path, label, number, region, choose, months, next } of [
  {
    path: '/billing/pulsa',
    label: 'Nomor HP',
    number: SUCCEEDS,
    choose: /^25\.000/,
    next: 'Lanjut',
  },
  {
    path: '/billing/paket-data',
    label: 'Nomor HP',
    number: SUCCEEDS,
    choose: /GB/,
    next: 'Lanjut',
  },
  {
    path: '/billing/listrik',
    label: 'Nomor meter atau ID pelanggan',
    number: METER,
    choose: /^50\.000/,
    next: 'Cek nomor',
  },
  { path: '/billing/listrik?kind=electricity', label: 'ID pelanggan PLN', number: METER },
  {
    path: '/billing/pdam',
    label: 'Nomor pelanggan',
    number: '12345678',
    region: 'Kota Bandung',
    choose: BANDUNG,
  },
  {
    path: '/billing/bpjs',
    label: 'Nomor kartu atau virtual account',
    number: BPJS_CARD,
    months: '3',
  },
  { path: '/billing/tv', label: 'Nomor pelanggan', number: '12345678', choose: /K-Vision/ },
  {
    path: '/billing/tv?kind=internet',
    label: 'Nomor pelanggan',
    number: '12345678',
    choose: /MyRepublic/,
  },
] as {
  path: string
  label: string
  number: string
  region?: string
  choose?: RegExp
  months?: string
  next?: string
}[])
  test(`F-07 R-38: a guest who typed a bill at ${path} finds it again after the login @long`, async ({
    page,
    buyer,
  }) => {
    await keepPlnOpen()
    await open(page, path)
    if (region) await page.getByLabel('Kota atau kabupaten').fill(region)
    await page.getByLabel(label).fill(number)
    if (choose) await page.getByRole('radio', { name: choose }).first().click()
    if (months) await page.getByLabel('Bayar untuk').selectOption(months)
    await press(page, next ?? 'Cek tagihan')
    await page.waitForURL('/login')
    await signInOnScreen(page, buyer)
    await page.waitForURL(path)
    await expect(page.getByLabel(label)).toHaveValue(
      label === 'Nomor HP' ? number : inFours(number),
    )
    if (choose) await expect(page.getByRole('radio', { name: choose }).first()).toBeChecked()
    if (months) await expect(page.getByLabel('Bayar untuk')).toHaveValue(months)
  })
