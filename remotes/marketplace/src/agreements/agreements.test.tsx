import { fakeGateway, refusal, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { open } from '../testing/open.ts'
import { AgreementsScreen } from './AgreementsScreen.tsx'

const summary = {
  id: 'a1',
  number: 'AGR261128ABCDEFGH',
  state: 'proposed' as const,
  vendor_name: 'Sumber Makmur',
  vendor_alias: 'sumber-makmur',
  line_count: 2,
  valid_from: '2026-11-28',
  valid_to: '2026-12-31',
}
const line = {
  id_item: '7',
  name: 'Beras',
  alias: 'beras',
  unit_type: 'karton',
  unit_price: 40_000,
  minimum: 10,
  call_off: 100,
  used: 30,
}
const agreement = {
  ...summary,
  lines: [line, { ...line, id_item: '8', name: 'Minyak', call_off: null }],
  may_decide: true,
}

async function start(address: string, answers: FakeAnswers = {}) {
  const gateway = fakeGateway({
    priceAgreements: { items: [summary], total_count: 1, page: 1, limit: 20 },
    priceAgreement: { agreement },
    ...answers,
  })
  const path = '/company/:companyId/prices/:agreementId?'
  await open(path, address, AgreementsScreen, { accessToken: 'buyer' })
  return gateway
}

test('F-08: the list leads to each agreement of the company', async () => {
  await start('/company/c1/prices')
  const row = await screen.findByRole('link', { name: /Sumber Makmur/ })
  expect(row).toHaveAttribute('href', expect.stringContaining('/company/c1/prices/a1'))
  expect(row).toHaveTextContent('2 produk · 28 Nov 2026 – 31 Des 2026')
  expect(row).toHaveTextContent('Menunggu perusahaan')
})

test('F-08: an empty list says where agreed prices come from', async () => {
  await start('/company/c1/prices', {
    priceAgreements: { items: [], total_count: 0, page: 1, limit: 20 },
  })
  expect(await screen.findByText('Belum ada harga kesepakatan')).toBeVisible()
})

test('F-08: an admin accepts proposed prices, whose rest is shown', async () => {
  let isDecided = false
  const accepted = { ...agreement, state: 'active', may_decide: false }
  const { calls } = await start('/company/c1/prices/a1', {
    priceAgreement: () => ({ agreement: isDecided ? accepted : agreement }),
    decideAgreement: () => {
      isDecided = true
      return { agreement: accepted }
    },
  })
  expect(await screen.findByText('Mulai 10 per pesanan · Sisa 70 dari 100')).toBeVisible()
  expect(screen.getByText('Mulai 10 per pesanan · Tanpa batas jumlah')).toBeVisible()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Terima harga' }))
  expect(await screen.findByText('Berlaku')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Terima harga' })).toBeNull()
  expect(calls.filter(({ call }) => call === 'decideAgreement').map(({ body }) => body)).toEqual([
    { accepts: true },
  ])
})

test('F-08: prices that wait no longer are refused in words', async () => {
  await start('/company/c1/prices/a1', {
    decideAgreement: () => {
      throw refusal(409, 'AGREEMENT_CLOSED', 'Tidak menunggu keputusan lagi')
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Tolak' }))
  expect(await screen.findByText('Tidak menunggu keputusan lagi')).toBeVisible()
})

test('F-08: a member who is no admin reads the prices without a decision', async () => {
  await start('/company/c1/prices/a1', {
    priceAgreement: { agreement: { ...agreement, may_decide: false } },
  })
  expect(await screen.findByText('Beras')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Terima harga' })).toBeNull()
})
