import type { company } from '@borong/api/companies'
import type { Reply } from '@borong/contract'
import { fakeGateway, refusal, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import { CompanyScreen } from './CompanyScreen.tsx'
import type { Section } from './sections.ts'

const common = { unit: 'account', messages: words, accessToken: 'token' }
const token = 'a'.repeat(43)

const settings = {
  together_hours: 24,
  cost_centre_required: false,
  po_number_required: false,
  company_required: false,
  budget_exceptions: true,
  tax_invoice_default: false,
  reminder_hours: 12,
  escalation_hours: 24,
}
const reply = (more: Partial<Reply<typeof company>> = {}): Reply<typeof company> => ({
  company: {
    id: 'c1',
    name: 'PT Dapur Rasa',
    npwp: '0123456789012345',
    nitku: '',
    address: 'Jl. Melati 1',
    role: 'admin',
    actions: ['company:manage', 'company:budgets'],
  },
  members: [
    {
      user_id: 'u1',
      name: 'Budi Santoso',
      contact: 'budi@contoh.id',
      role: 'admin',
      is_me: true,
      joined_at: '2026-11-01T00:00:00.000Z',
      outlets: [],
    },
    {
      user_id: 'u2',
      name: 'Sari Wijaya',
      contact: 'sari@contoh.id',
      role: 'buyer',
      is_me: false,
      joined_at: '2026-11-02T00:00:00.000Z',
      outlets: [],
    },
  ],
  invitations: [
    {
      id: 'i1',
      channel: 'email',
      to: 'ani@contoh.id',
      role: 'finance',
      is_expired: false,
      expires_at: '2026-12-01T00:00:00.000Z',
    },
  ],
  cost_centres: [{ id: 'k1', name: 'Dapur pusat', is_archived: false }],
  settings,
  ...more,
})

const balances = ({ url }: { url: URL }) => {
  expect(url.searchParams.get('company_id')).toBe('c1')
  const currency_code = url.searchParams.get('currency_code') ?? 'IDR'
  if (currency_code === 'POINT') throw refusal(422, 'NO_ACCOUNT')
  const account = { id: 'w1', currency_code, balance: 1_065_000, status: 'active', message: '' }
  return { data: { status: 'success', items: [account] } }
}

const spend = { items: [], total: 0, rest: 0, narrowed: [], total_count: 0, page: 1, limit: 20 }

async function open(answers: FakeAnswers = {}, section?: Section) {
  const gateway = fakeGateway({
    company: reply(),
    companyBudgets: { month: '2026-11', budgets: [] },
    approvalRules: { rules: [] },
    deputies: { deputies: [] },
    walletBalances: balances,
    companySpend: spend,
    ...answers,
  })
  const opened = await openScreen({
    ...common,
    path: section ? `/company/:companyId/${section}` : '/company/:companyId',
    address: section ? `/company/c1/${section}` : '/company/c1',
    screen: CompanyScreen,
  })
  const of = (call: string) => gateway.calls.filter((one) => one.call === call)
  return { ...opened, of }
}
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

test('F-08: a buyer without a company is led to the business data', async () => {
  fakeGateway({ companies: { companies: [] } })
  await openScreen({ ...common, path: '/company', address: '/company', screen: CompanyScreen })
  expect(await screen.findByRole('link', { name: 'Isi data usaha' })).toHaveAttribute(
    'href',
    '/profile/business',
  )
})

test('F-08: an admin invites by WhatsApp, and two taps send one invitation', async () => {
  const { of } = await open({ inviteMember: { invitation: reply().invitations[0] } }, 'members')
  await userEvent.selectOptions(await screen.findByLabelText('Kirim lewat'), 'whatsapp')
  await userEvent.type(await screen.findByLabelText('Nomor WhatsApp'), '0812 3456 7890')
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Kirim undangan' }))
  await waitFor(() => expect(screen.getByLabelText('Nomor WhatsApp')).toHaveValue(''))
  expect(of('inviteMember').map(({ body }) => body)).toEqual([
    { channel: 'whatsapp', to: '0812 3456 7890', role: 'buyer' },
  ])
})

test('F-08: a wrong address is not sent, and a refusal stays beside the form', async () => {
  const { of } = await open(
    {
      inviteMember: () => {
        throw refusal(409, 'ALREADY_MEMBER', 'Orang ini sudah menjadi anggota')
      },
    },
    'members',
  )
  await userEvent.type(await screen.findByLabelText('Alamat email'), 'sari')
  await press('Kirim undangan')
  expect(await screen.findByText('Alamat email tidak valid')).toBeVisible()
  expect(of('inviteMember')).toEqual([])
  await userEvent.type(screen.getByLabelText('Alamat email'), '@contoh.id')
  await press('Kirim undangan')
  expect(await screen.findByText('Orang ini sudah menjadi anggota')).toBeVisible()
})

test('F-08: an admin changes a role, and removes a member after a question', async () => {
  const { of } = await open(
    {
      changeMemberRole: { member: { ...reply().members[1], role: 'approver' } },
      removeMember: { result: { done: true } },
    },
    'members',
  )
  await press('Ubah Sari Wijaya')
  await userEvent.selectOptions((await screen.findAllByLabelText('Peran'))[0]!, 'finance')
  await press('Simpan peran')
  await waitFor(() =>
    expect(of('changeMemberRole').map(({ body }) => body)).toEqual([{ role: 'finance' }]),
  )
  await press('Ubah Sari Wijaya')
  await press('Keluarkan anggota')
  expect(of('removeMember')).toEqual([])
  await press('Keluarkan anggota')
  await waitFor(() => expect(of('removeMember')).toHaveLength(1))
  expect(of('removeMember')[0]!.url.pathname).toMatch(/\/companies\/c1\/members\/u2$/)
})

test('P-03: a buyer has no card of what only admins set, and nothing to change but the own leave', async () => {
  const { company, ...rest } = reply({ invitations: [] })
  const asBuyer = { ...rest, company: { ...company, role: 'buyer' as const, actions: [] } }
  await open({ company: asBuyer })
  expect(await screen.findByRole('link', { name: /^Pusat biaya 1 aktif/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Ketentuan pesanan/ })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Catatan audit' })).toBeNull()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Keluar dari perusahaan',
  ])
  cleanup()
  await open({ company: asBuyer }, 'members')
  expect(await screen.findByText('Sari Wijaya')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  await open({ company: asBuyer }, 'cost-centres')
  expect(await screen.findByText('Dapur pusat')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  await open({ company: asBuyer }, 'requirements')
  expect(await screen.findByText('Hanya admin yang mengatur ketentuan pesanan')).toBeVisible()
})

const budget = (more: object = {}) => ({
  id: 'b1',
  member_id: 'u2',
  member_name: 'Sari Wijaya',
  cost_centre_id: null,
  cost_centre_name: null,
  period: 'quarter' as const,
  amount: 1_500_000,
  used: 250_000,
  ...more,
})
const brokenRule = {
  id: 'r1',
  kind: 'total',
  amount: 1_000_000,
  target_name: null,
  approver_id: 'u9',
  approver_name: 'Hendra',
  is_broken: true,
}

test('F-08: the overview shows a figure of each section and leads to it, with warnings for a used budget and a broken rule', async () => {
  const settled = { ...settings, po_number_required: true, company_required: true }
  const { of } = await open({
    company: reply({ settings: settled }),
    companyBudgets: {
      month: '2026-11',
      budgets: [budget(), budget({ id: 'b2', used: 1_500_000 })],
    },
    approvalRules: { rules: [brokenRule] },
    deputies: {
      deputies: [
        {
          member_id: 'u1',
          member_name: 'Budi Santoso',
          deputy_id: 'u9',
          deputy_name: 'Lina',
          from: '2026-11-20',
          until: '2026-12-20',
          is_active: true,
        },
      ],
    },
    companySpend: { ...spend, total: 12_500_000 },
  })
  const cards = within(await screen.findByRole('region', { name: 'Ringkasan' }))
  await cards.findByText(/Rp.12\.500\.000 bulan ini/)
  const links = cards
    .getAllByRole('link')
    .map((link) => [
      link.textContent?.replace(/\s/g, ' '),
      link.getAttribute('href')?.replace(/\d{4}-\d\d-01$/, 'month'),
    ])
  expect(links).toEqual([
    ['Anggota 2 orang, 1 undangan terbuka ', '/company/c1/members'],
    ['Pusat biaya 1 aktif ', '/company/c1/cost-centres'],
    ['Anggaran 2 anggaran 1 habis', '/company/c1/budgets'],
    [
      'Aturan persetujuan 1 aturan, 1 wakil 1 aturan perlu diperbaiki',
      '/company/c1/approval-rules',
    ],
    [
      'Ketentuan pesanan Wajib: nomor PO, belanja atas nama perusahaan ',
      '/company/c1/requirements',
    ],
    ['Laporan belanja Rp 12.500.000 bulan ini ', '/company/c1/spend?from=month'],
  ])
  expect(of('companySpend')[0]!.url.searchParams.get('from')).toMatch(/^\d{4}-\d\d-01$/)
})

test('F-08: a figure that cannot be read says so, its card still leads on, and one tap reads it again', async () => {
  let isDown = true
  const { of } = await open({
    companyBudgets: () => {
      if (isDown) throw refusal(500, 'INTERNAL')
      return { month: '2026-11', budgets: [] }
    },
  })
  expect(await screen.findByRole('link', { name: 'Anggaran Tidak dapat dimuat' })).toHaveAttribute(
    'href',
    '/company/c1/budgets',
  )
  isDown = false
  const others = of('approvalRules').length
  await press('Coba lagi')
  expect(await screen.findByRole('link', { name: 'Anggaran Belum ada' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull()
  expect(of('approvalRules')).toHaveLength(others)
})

test.each([
  ['members', 'Anggota'],
  ['cost-centres', 'Pusat biaya'],
  ['budgets', 'Anggaran'],
  ['approval-rules', 'Aturan persetujuan'],
  ['requirements', 'Ketentuan pesanan'],
] as const)(
  'F-08: the section %s has its heading and the way to the company',
  async (section, name) => {
    await open({}, section)
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
    expect(screen.getByRole('link', { name: 'PT Dapur Rasa' })).toHaveAttribute(
      'href',
      '/company/c1',
    )
  },
)

test('F-08: the last admin reads why leaving is refused', async () => {
  await open({
    removeMember: () => {
      throw refusal(409, 'LAST_ADMIN', 'Perusahaan harus punya minimal satu admin.')
    },
  })
  await press('Keluar dari perusahaan')
  await press('Keluar dari perusahaan')
  expect(await screen.findByText('Perusahaan harus punya minimal satu admin.')).toBeVisible()
})

test('F-08: an admin sets a budget for a member and sees what is used', async () => {
  const { of } = await open(
    {
      companyBudgets: { month: '2026-11', budgets: [budget()] },
      setBudget: { result: { done: true } },
    },
    'budgets',
  )
  expect(
    await screen.findByText(/Terpakai Rp\s250\.000 dari Rp\s1\.500\.000 · per kuartal/),
  ).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('Untuk anggota'), 'u2')
  await userEvent.selectOptions(screen.getByLabelText('Periode'), 'quarter')
  await userEvent.type(screen.getByLabelText('Jumlah anggaran'), '1.500.000,50')
  await press('Simpan anggaran')
  expect(await screen.findByText('Isi jumlah rupiah tanpa sen')).toBeVisible()
  expect(of('setBudget')).toEqual([])
  await userEvent.clear(screen.getByLabelText('Jumlah anggaran'))
  await userEvent.click(screen.getByLabelText('Jumlah anggaran'))
  await userEvent.paste('1.500.000,00')
  await press('Simpan anggaran')
  await waitFor(() =>
    expect(of('setBudget').map(({ body }) => body)).toEqual([
      { member_id: 'u2', cost_centre_id: null, period: 'quarter', amount: 1_500_000 },
    ]),
  )
})

test('F-08: a file of budgets is shown with a reason at each bad row, and sent once it has none', async () => {
  const { of } = await open({ importBudgets: { result: { done: true } } }, 'budgets')
  await press('Unggah banyak anggaran')
  const rows = await screen.findByLabelText('Baris anggaran')
  await userEvent.click(rows)
  await userEvent.paste('Dapur pusat;;10.000.000\nDapur timur;;1000')
  expect(screen.getByText('Pusat biaya tidak ada')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Simpan \d+ anggaran/ })).toBeNull()
  await userEvent.clear(rows)
  await userEvent.paste('Dapur pusat;;10.000.000\n;Sari Wijaya;5.000.000;tahun')
  expect(screen.getByText(/Rp\s5\.000\.000 · per tahun/)).toBeVisible()
  await press('Simpan 2 anggaran')
  await waitFor(() =>
    expect(of('importBudgets').map(({ body }) => body)).toEqual([
      {
        budgets: [
          { cost_centre_id: 'k1', member_id: null, period: 'month', amount: 10_000_000 },
          { cost_centre_id: null, member_id: 'u2', period: 'year', amount: 5_000_000 },
        ],
      },
    ]),
  )
})

test('F-08: an admin adds a rule for a seller by the link of its store', async () => {
  const { of } = await open({ addApprovalRule: { result: { done: true } } }, 'approval-rules')
  await userEvent.selectOptions(await screen.findByLabelText('Perlu persetujuan untuk'), 'seller')
  await press('Tambah aturan')
  expect(await screen.findByText('Isi tautan atau nama toko')).toBeVisible()
  await userEvent.type(
    screen.getByLabelText('Alamat toko'),
    'https://borong.example/toko-makmur?a=1',
  )
  await press('Tambah aturan')
  await waitFor(() =>
    expect(of('addApprovalRule').map(({ body }) => body)).toEqual([
      { kind: 'seller', seller_alias: 'toko-makmur', approver_id: null },
    ]),
  )
})

test('F-08: a rule whose approver has left is shown as broken', async () => {
  await open({ approvalRules: { rules: [brokenRule] } }, 'approval-rules')
  expect(await screen.findByText(/Hendra tidak dapat menyetujui lagi: admin/)).toBeVisible()
  expect(screen.getByText('Tanpa penyetuju')).toBeVisible()
})

test('F-08: an admin adds rules by outlet and by requester, and reads which target is gone', async () => {
  const lost = {
    id: 'r1',
    kind: 'seller',
    names: 'requester',
    amount: null,
    target_name: 'Budi',
    approver_id: null,
    approver_name: null,
    is_broken: true,
    is_lost: true,
  }
  const { of } = await open({ approvalRules: { rules: [lost] } }, 'approval-rules')
  expect(await screen.findByText('Permintaan Budi')).toBeVisible()
  expect(screen.getByText(/Anggota ini sudah keluar: admin yang memutuskan/)).toBeVisible()
  const kind = await screen.findByLabelText('Perlu persetujuan untuk')
  await userEvent.selectOptions(kind, 'Outlet')
  await press('Tambah aturan')
  const outlet = screen.getByLabelText('Dikirim ke outlet, atau atas pusat biayanya')
  expect(outlet).toBeInvalid()
  await userEvent.selectOptions(outlet, 'Dapur pusat')
  await press('Tambah aturan')
  await waitFor(() => expect(of('addApprovalRule')).toHaveLength(1))
  await userEvent.selectOptions(kind, 'Pemesan')
  await userEvent.selectOptions(screen.getByLabelText('Pesanan dan tagihan dari'), 'Sari Wijaya')
  await press('Tambah aturan')
  await waitFor(() =>
    expect(of('addApprovalRule').map(({ body }) => body)).toEqual([
      { kind: 'outlet', cost_centre_id: 'k1', approver_id: null },
      { kind: 'requester', member_id: 'u2', approver_id: null },
    ]),
  )
})

test('F-08: an admin changes what the company requires of orders', async () => {
  const changed = { ...settings, together_hours: 0, company_required: true }
  const { of } = await open({ changeCompanySettings: { settings: changed } }, 'requirements')
  const hours = await screen.findByLabelText('Jam yang dihitung bersama')
  await userEvent.clear(hours)
  await press('Simpan ketentuan')
  expect(await screen.findByText('Isi 0 sampai 720 jam')).toBeVisible()
  await userEvent.type(hours, '0')
  await userEvent.click(screen.getByLabelText('Anggota hanya belanja atas nama perusahaan'))
  await press('Simpan ketentuan')
  await waitFor(() =>
    expect(of('changeCompanySettings').map(({ body }) => body)).toEqual([changed]),
  )
})

async function openLink(answers: FakeAnswers) {
  const gateway = fakeGateway(answers)
  const opened = await openScreen({
    ...common,
    path: '/company/join/:token',
    address: `/company/join/${token}`,
    screen: CompanyScreen,
  })
  return { ...opened, ...gateway }
}

test('F-08: the invited person sees the company and the role, and joins', async () => {
  const { calls, address } = await openLink({
    readInvitation: {
      invitation: {
        company_name: 'PT Dapur Rasa',
        role: 'approver',
        invited_by: 'Budi Santoso',
        expires_at: '2026-12-01T00:00:00.000Z',
      },
    },
    acceptInvitation: { company: { id: 'c1', name: 'PT Dapur Rasa', role: 'approver' } },
  })
  expect(await screen.findByText('Budi Santoso mengundang Anda bergabung.')).toBeVisible()
  expect(screen.getByText('Penyetuju')).toBeVisible()
  await press('Bergabung')
  await waitFor(() => expect(address()).toBe('/company/c1'))
  expect(calls.at(-1)).toMatchObject({ call: 'acceptInvitation', body: { token } })
})

test('F-08: the wrong person reads for whom the link is, and can change the account', async () => {
  await openLink({
    readInvitation: () => {
      throw refusal(409, 'INVITATION_FOR_ANOTHER', 'Undangan ini untuk sa***@contoh.id.')
    },
  })
  expect(await screen.findByText('Undangan ini untuk sa***@contoh.id.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Masuk dengan akun lain' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Bergabung' })).toBeNull()
})

test('F-08: there is no retry of a link that is cut off, because it would fail again', async () => {
  await openLink({
    readInvitation: () => {
      const errors = { token: ['wrong'] }
      throw new Response(JSON.stringify({ name: 'VALIDATION', message: 'Tautan salah', errors }), {
        status: 400,
      })
    },
  })
  expect(await screen.findByText('Tautan salah')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Lihat perusahaan saya' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull()
})

test('F-08 C-29: finance reads the balance of the company and finds its movements; a buyer reads the balance', async () => {
  const { company } = reply()
  const finance = { ...company, role: 'finance', actions: ['company:finance'] } as const
  await open({ company: reply({ company: finance as never }) })
  const card = await screen.findByRole('link', { name: /Saldo perusahaan/ })
  await waitFor(() => expect(card).toHaveTextContent(/Rp.1\.065\.000 · 0 poin/))
  expect(card).toHaveAttribute('href', '/wallet/history?company=c1')
  expect(screen.getByRole('link', { name: 'Catatan audit' })).toBeVisible()
  cleanup()
  const buyer = { ...company, role: 'buyer', actions: [] } as const
  await open({ company: reply({ company: buyer as never }) })
  expect(await screen.findByText(/Rp.1\.065\.000/)).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /Saldo perusahaan/ })).toBeNull()
})

test('F-08 C-29: a balance that cannot be read is not shown as empty', async () => {
  await open({
    walletBalances: () => {
      throw refusal(500, 'INTERNAL')
    },
  })
  expect(await screen.findByText('Tidak dapat dimuat')).toBeInTheDocument()
  expect(screen.queryByText(/ poin$/)).toBeNull()
})
