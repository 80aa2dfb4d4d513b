import type { approval } from '@borong/api/approvals'
import type { Reply } from '@borong/contract'
import { fakeGateway, refusal, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import { ApprovalsScreen } from './ApprovalsScreen.tsx'
import { ApprovalLinkScreen } from './ApprovalLinkScreen.tsx'

const common = { unit: 'account', messages: words, accessToken: 'token' }
const token = 'a'.repeat(43)

type Approval = Reply<typeof approval>['approval']
const line = (id: string, name: string): Approval['lines'][number] => ({
  id,
  name,
  image: 'p/1.jpg',
  unit_type: 'karton',
  vendor_name: 'Toko Makmur',
  quantity: 2,
  unit_price: 50_000,
  subtotal: 100_000,
  is_refused: false,
  requested_quantity: null,
  least: 1,
  quantity_step: 1,
  last_paid: null,
})
const step = (more: Partial<Approval['steps'][number]> = {}): Approval['steps'][number] => ({
  position: 1,
  state: 'waiting',
  judges: 'approver',
  approver_name: null,
  deputy_name: null,
  decided_for_name: null,
  reasons: [{ kind: 'total', amount: 100_000, target_name: null, budget: null, together: null }],
  decided_by_name: null,
  decided_at: null,
  reminded_at: null,
  escalated_at: null,
  reason: '',
  ...more,
})
const request = (more: Partial<Approval> = {}): Approval => ({
  id: 'a1',
  order_id: 'o1',
  order_serial: 'BRG1',
  subject: 'order',
  subject_name: null,
  bill: null,
  company_name: 'PT Dapur Rasa',
  requester_name: 'Sari Wijaya',
  state: 'waiting',
  grand_total: 220_000,
  line_count: 2,
  created_at: '2026-11-01T00:00:00.000Z',
  expires_at: '2026-12-01T00:00:00.000Z',
  can_decide: true,
  reasons: [{ kind: 'total', amount: 100_000, target_name: null, budget: null, together: null }],
  steps: [step()],
  lines: [line('l1', 'Beras'), line('l2', 'Gula')],
  budget_left: null,
  questions: [],
  can_ask: false,
  can_answer: false,
  shipping_and_fees: 20_000,
  discount: 0,
  cost_centre_name: 'Dapur',
  po_number: null,
  wanted_on: null,
  reference: null,
  decided_by_name: null,
  decided_at: null,
  reason: '',
  ...more,
})

async function open(answers: FakeAnswers = {}) {
  const gateway = fakeGateway({ approval: { approval: request() }, ...answers })
  const opened = await openScreen({
    ...common,
    path: '/approvals/:approvalId',
    address: '/approvals/a1',
    screen: ApprovalsScreen,
  })
  const sent = () =>
    gateway.calls.filter(({ call }) => call.startsWith('decide')).map(({ body }) => body)
  const calls = (name: string) => gateway.calls.filter(({ call }) => call === name)
  return { ...opened, sent, calls }
}
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

test('F-08: an approver sees why the request needs approval, and two taps approve once', async () => {
  const { sent } = await open({
    decideApproval: { approval: request({ state: 'approved', can_decide: false }) },
  })
  expect(await screen.findByText(/Total di atas Rp\s100\.000/)).toBeVisible()
  expect(screen.getByText('Sari Wijaya')).toBeVisible()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Setujui' }))
  await waitFor(() =>
    expect(sent()).toEqual([
      { decision: 'approve', reason: '', refused_lines: [], lowered_lines: [], step: 1 },
    ]),
  )
})

test('F-08: refusing a line or the request needs a reason', async () => {
  const { sent } = await open({
    decideApproval: { approval: request({ state: 'approved', can_decide: false }) },
  })
  await userEvent.click((await screen.findAllByLabelText('Tolak baris ini'))[1]!)
  await press('Setujui dengan 1 perubahan')
  expect(await screen.findByText('Tulis alasan penolakan')).toBeVisible()
  expect(sent()).toEqual([])
  await userEvent.type(screen.getByLabelText(/Alasan/), 'Masih ada stok')
  await press('Setujui dengan 1 perubahan')
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        decision: 'approve',
        reason: 'Masih ada stok',
        refused_lines: ['l2'],
        lowered_lines: [],
        step: 1,
      },
    ]),
  )
})

test('F-08: an approver approves less of a product with a reason, at least its minimum and never more', async () => {
  const lines = [{ ...line('l1', 'Beras'), quantity: 10, least: 4, quantity_step: 2 }]
  const { sent } = await open({
    approval: { approval: request({ lines }) },
    decideApproval: { approval: request({ state: 'approved', can_decide: false }) },
  })
  const quantity = await screen.findByLabelText(/Jumlah disetujui/)
  for (const wrong of ['12', '3', '5', 'x']) {
    await userEvent.clear(quantity)
    await userEvent.type(quantity, wrong)
    expect(screen.getByText('Isi 4 sampai 10, kelipatan 2')).toBeVisible()
    await press('Setujui dengan 1 perubahan')
  }
  expect(sent()).toEqual([])
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '6')
  expect(screen.getByText(/Rp\s300\.000/)).toBeVisible()
  await press('Setujui dengan 1 perubahan')
  expect(await screen.findByText('Tulis alasan penolakan')).toBeVisible()
  await userEvent.type(screen.getByLabelText(/Alasan/), 'Cukup')
  await press('Setujui dengan 1 perubahan')
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        decision: 'approve',
        reason: 'Cukup',
        refused_lines: [],
        lowered_lines: [{ line: 'l1', quantity: 6, seen: 10 }],
        step: 1,
      },
    ]),
  )
})

test('F-08: a request that another approver has decided says so', async () => {
  await open({
    decideApproval: () => {
      throw refusal(409, 'ALREADY_DECIDED', 'Permintaan ini sudah diputuskan')
    },
  })
  await press('Setujui')
  expect(await screen.findByText('Permintaan ini sudah diputuskan')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Lihat hasilnya' })).toBeVisible()
})

test('F-08: the requester reads the decision and its reason, and decides nothing', async () => {
  const decided = { state: 'refused', decided_by_name: 'Budi', reason: 'Terlalu mahal' } as const
  const steps = [step({ ...decided, decided_at: '2026-11-02T00:00:00.000Z' })]
  await open({ approval: { approval: request({ ...decided, can_decide: false, steps }) } })
  expect(await screen.findByText(/Terlalu mahal/)).toBeVisible()
  expect(screen.getAllByText('Ditolak')).toHaveLength(2)
  expect(screen.getByText(/^Budi · /)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Setujui' })).toBeNull()
})

test('F-08: a request that is caught with earlier orders says so', async () => {
  const together = { orders: 2, total: 90_000 }
  const reasons = [
    { kind: 'total', amount: 100_000, target_name: null, budget: null, together } as const,
  ]
  await open({ approval: { approval: request({ steps: [step({ reasons })] }) } })
  expect(
    await screen.findByText(/bersama 2 pesanan sebelumnya di penjual yang sama, Rp\s90\.000/),
  ).toBeVisible()
})

test('F-08: an order above a budget shows the budget, what is left and the excess', async () => {
  const budget = { name: 'Dapur', period: 'bulan November 2026', amount: 1_000_000, above: 170_000 }
  const left = { kind: 'total', amount: 50_000, target_name: null, together: null } as const
  const reasons = [{ ...left, budget }]
  await open({ approval: { approval: request({ steps: [step({ reasons })] }) } })
  expect(
    await screen.findByText(
      /anggaran Dapur bulan November 2026, Rp\s1\.000\.000: sisa Rp\s50\.000, lebih Rp\s170\.000/,
    ),
  ).toBeVisible()
})

test('F-08: an approver of the second step sees who approved the first one, and decides the second', async () => {
  const decided_at = '2026-11-02T00:00:00.000Z'
  const steps = [
    step({ state: 'approved', decided_by_name: 'Hendra', decided_at }),
    step({ position: 2, approver_name: 'Lina' }),
    step({ position: 3, state: 'planned', judges: 'admin' }),
  ]
  const { sent } = await open({
    approval: { approval: request({ steps }) },
    decideApproval: { approval: request({ steps }) },
  })
  expect(await screen.findByText(/^Hendra · /)).toBeVisible()
  expect(screen.getByText('Disetujui oleh Lina atau admin')).toBeVisible()
  expect(screen.getByText('Admin perusahaan')).toBeVisible()
  await press('Setujui')
  await waitFor(() =>
    expect(sent()).toEqual([
      { decision: 'approve', reason: '', refused_lines: [], lowered_lines: [], step: 2 },
    ]),
  )
})

test('F-08: an approver sees the last price and the rest of the budget, and asks the requester once', async () => {
  const last_paid = { unit_price: 45_000, at: '2026-10-12T03:00:00.000Z' }
  const lines = [{ ...line('l1', 'Beras'), last_paid }]
  const asking = request({ lines, can_ask: true, budget_left: 780_000 })
  const { calls } = await open({
    approval: { approval: asking },
    askRequester: { approval: asking },
  })
  expect(await screen.findByText(/Harga terakhir Rp\s45\.000, 12 Oktober 2026/)).toBeVisible()
  expect(screen.getByText(/Rp\s780\.000/)).toBeVisible()
  await press('Tanya pemesan')
  expect(await screen.findByText('Tulis sesuatu dahulu')).toBeVisible()
  await userEvent.type(screen.getByLabelText(/Pertanyaan untuk pemesan/), 'Untuk apa?')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Tanya pemesan' }))
  await waitFor(() =>
    expect(calls('askRequester').map(({ body }) => body)).toEqual([{ question: 'Untuk apa?' }]),
  )
})

test('F-08: the requester reads the question of an approver and answers it', async () => {
  const questions = [
    {
      id: 'q1',
      position: 1,
      asked_by_name: 'Hendra',
      question: 'Untuk apa?',
      asked_at: '2026-11-02T00:00:00.000Z',
      answer: '',
      answered_at: null,
    },
  ]
  const { calls } = await open({
    approval: { approval: request({ can_decide: false, can_answer: true, questions }) },
    answerApprover: { approval: request({ can_decide: false }) },
  })
  expect(await screen.findByText('Untuk apa?')).toBeVisible()
  await userEvent.type(screen.getByLabelText(/Jawaban Anda/), 'Untuk stok Natal')
  await press('Kirim jawaban')
  await waitFor(() =>
    expect(calls('answerApprover').map(({ body }) => body)).toEqual([
      { answer: 'Untuk stok Natal' },
    ]),
  )
})

test('F-08: the list has a box for each part, and an empty box says so', async () => {
  const { lines: _lines, reasons: _reasons, ...summary } = request()
  fakeGateway({
    approvals: ({ url }: { url: URL }) =>
      url.searchParams.get('box') === 'judge'
        ? { items: [summary], total_count: 1, page: 1, limit: 20 }
        : { items: [], total_count: 0, page: 1, limit: 20 },
  })
  await openScreen({
    ...common,
    path: '/approvals',
    address: '/approvals',
    screen: ApprovalsScreen,
  })
  expect(await screen.findByRole('link', { name: /Sari Wijaya/ })).toHaveAttribute(
    'href',
    '/approvals/a1',
  )
  await userEvent.click(screen.getByRole('tab', { name: 'Permintaan saya' }))
  expect(await screen.findByText('Anda belum meminta persetujuan')).toBeVisible()
})

async function openLink(answers: FakeAnswers, hash = `#${token}`) {
  location.hash = hash
  const gateway = fakeGateway(answers)
  await openScreen({
    ...common,
    accessToken: undefined,
    path: '/approvals/link',
    address: '/approvals/link',
    screen: ApprovalLinkScreen,
  })
  return gateway
}
afterEach(() => {
  location.hash = ''
})

test('F-08: a link shows the request without deciding, and its button decides', async () => {
  const { calls } = await openLink({
    readApprovalLink: { approval: request() },
    decideByLink: { approval: request({ state: 'approved', can_decide: false }) },
  })
  expect(await screen.findByText('Sari Wijaya')).toBeVisible()
  expect(calls.map(({ call }) => call)).not.toContain('decideByLink')
  await press('Setujui')
  expect(await screen.findByText('Pesanan disetujui')).toBeVisible()
  expect(calls.at(-1)).toMatchObject({ call: 'decideByLink', body: { token } })
})

const billRequest = (more: Partial<Approval> = {}) =>
  request({
    order_serial: 'BIL1',
    subject: 'bill',
    subject_name: 'Tagihan PLN 12345678901',
    bill: {
      biller: 'PLN',
      number: '12345678901',
      owner: 'SITI AMINAH',
      months: 1,
      payment_name: 'Saldo perusahaan',
    },
    lines: [{ ...line('b1', 'Tagihan PLN'), image: '', unit_type: '', quantity: 1 }],
    budget_left: 750_000,
    steps: [
      step({
        reasons: [
          {
            kind: 'total',
            amount: 100_000,
            target_name: null,
            budget: null,
            together: { orders: 2, total: 100_000 },
          },
        ],
      }),
    ],
    ...more,
  })

test('F-08 F-07: the request of a bill shows biller, number, customer and budget, and is approved as a whole', async () => {
  await openLink({
    readApprovalLink: { approval: billRequest() },
    decideByLink: { approval: billRequest({ state: 'approved', can_decide: false }) },
  })
  for (const text of ['BIL1', 'PLN', '12345678901', 'SITI AMINAH', 'Saldo perusahaan'])
    expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByText(/Dihitung bersama 2 tagihan sebelumnya/)).toBeVisible()
  expect(screen.getByText('Biaya admin')).toBeVisible()
  expect(screen.queryByLabelText('Tolak baris ini')).toBeNull()
  expect(screen.queryByRole('textbox', { name: /Jumlah disetujui/ })).toBeNull()
  await press('Setujui')
  expect(await screen.findByText('Tagihan disetujui')).toBeVisible()
})

test('F-08: a link that was used or is incomplete leads to the approvals', async () => {
  await openLink({
    readApprovalLink: () => {
      throw refusal(410, 'LINK_USED', 'Tautan ini sudah dipakai.')
    },
  })
  expect(await screen.findByText('Tautan ini sudah dipakai.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Semua persetujuan' })).toBeVisible()
})
