import { expectNothingWide, expectNoViolations } from '../fixtures/axe.ts'
import { companyOf, memberOf } from '../fixtures/company.ts'
import { expect, gateway, heading, logIn, open, press, test } from '../fixtures/shop.ts'

const NAME = 'PT Dapur Nusantara Sejahtera Abadi Makmur Sentosa Bersama'
const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1280, height: 800 }

test('F-08: the cards of a company lead to its sections and back, and show what changed there', async ({
  page,
  signedIn: admin,
}) => {
  const companyId = await companyOf(admin, NAME)
  const approver = await memberOf(admin, companyId, 'approver')
  const { value: token } = admin.access
  await gateway(`/core/api/v4/companies/${companyId}/approval-rules`, {
    token,
    body: { kind: 'total', amount: 1_000_000, approver_id: approver.id },
  })
  await page.setViewportSize(PHONE)
  await open(page, `/company/${companyId}`)
  await heading(page, NAME)
  await expect(page.getByText(/^Rp\s0 · 0 poin$/)).toBeVisible()
  await expectNoViolations(page)
  await expectNothingWide(page)

  await page.getByRole('link', { name: 'Pusat biaya Belum ada' }).click()
  await heading(page, 'Pusat biaya')
  await page.getByLabel('Nama pusat biaya').fill('Gerai Panglima Polim')
  await press(page, 'Tambah pusat biaya')
  await expect(page.getByText('Gerai Panglima Polim', { exact: true })).toBeVisible()
  await page.goBack()
  await heading(page, NAME)
  await expect(page.getByRole('link', { name: 'Pusat biaya 1 aktif' })).toBeVisible()

  await page.getByRole('link', { name: /^Anggota 2 orang/ }).click()
  await heading(page, 'Anggota')
  await page.getByRole('button', { name: /^Ubah/ }).last().click()
  await page.getByLabel('Peran').first().selectOption('buyer')
  await press(page, 'Simpan peran')
  await expect(page.getByText('Peran disimpan')).toBeVisible()
  await page.getByRole('link', { name: NAME }).click()
  const rules = page.getByRole('link', { name: 'Aturan persetujuan 1 aturan 1 aturan perlu' })
  await expect(rules).toBeVisible()
  await page.setViewportSize(DESKTOP)
  await expectNoViolations(page)
  await expectNothingWide(page)
  await rules.click()
  await heading(page, 'Aturan persetujuan')
  await expect(page.getByText('Tanpa penyetuju')).toBeVisible()
})

test('F-08 P-03: each section opens by its address in both sizes, and a member reads that only admins set the requirements', async ({
  page,
  newContext,
  shop,
  signedIn: admin,
}) => {
  const companyId = await companyOf(admin, NAME)
  const buyer = await memberOf(admin, companyId, 'buyer')
  const sections = {
    members: 'Anggota',
    'cost-centres': 'Pusat biaya',
    budgets: 'Anggaran',
    'approval-rules': 'Aturan persetujuan',
    requirements: 'Ketentuan pesanan',
  }
  for (const [path, name] of Object.entries(sections)) {
    await open(page, `/company/${companyId}/${path}`)
    await heading(page, name)
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size)
      await expectNoViolations(page)
      await expectNothingWide(page)
    }
  }
  const other = await newContext({ viewport: PHONE })
  await logIn(other, shop, buyer)
  const own = await other.newPage()
  await open(own, `/company/${companyId}`)
  await expect(own.getByRole('link', { name: /^Anggaran/ })).toBeVisible()
  await expect(own.getByRole('link', { name: /^Ketentuan pesanan/ })).toBeHidden()
  await open(own, `/company/${companyId}/requirements`)
  await expect(own.getByText('Hanya admin yang mengatur ketentuan pesanan')).toBeVisible()
  await expectNoViolations(own)
})
