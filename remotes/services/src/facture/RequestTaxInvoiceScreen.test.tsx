import { fakeGateway, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import { RequestTaxInvoiceScreen } from './RequestTaxInvoiceScreen.tsx'

const order = (more: object = {}) => ({
  data: {
    id: 'o1',
    facture: null,
    facture_until: '2026-12-15',
    business: { company_id: 'c1' },
    parcels: [{ is_pkp: true, state: 'shipped', vendor_name: 'Sumber Makmur' }],
    ...more,
  },
})
const company = (more: object = {}) => ({
  company: { name: 'PT Dapur', npwp: '0123456789012345', nitku: '', address: 'Jl. 1', ...more },
})
const profile = { result: { email: 'ani@contoh.id', business: {} } }

async function start(answers: FakeAnswers = {}) {
  const gateway = fakeGateway({
    order: order(),
    company: company(),
    userProfile: profile,
    requestTaxInvoice: order(),
    ...answers,
  })
  const opened = await openScreen({
    unit: 'services',
    messages: words,
    path: '/transaction/:orderId/tax-invoice',
    address: '/transaction/o1/tax-invoice',
    screen: RequestTaxInvoiceScreen,
    accessToken: 'buyer',
  })
  return { ...opened, calls: gateway.calls }
}
const sendButton = () => screen.findByRole('button', { name: 'Minta faktur pajak' })

test('F-08 E-05: the tax invoice of a company’s order is requested for the company', async () => {
  const { calls, address } = await start()
  expect(await screen.findByText(/15 Desember 2026/)).toBeVisible()
  const email = screen.getByRole('textbox', { name: 'Email penerima faktur' })
  await userEvent.clear(email)
  await userEvent.click(await sendButton())
  expect(await screen.findByText('Email tidak valid')).toBeVisible()
  await userEvent.type(email, 'pajak@contoh.id')
  await userEvent.click(await sendButton())
  await waitFor(() => expect(address()).toBe('/transaction/o1'))
  expect(calls.find(({ call }) => call === 'requestTaxInvoice')?.body).toMatchObject({
    company_name: 'PT Dapur',
    tax_number: '0123456789012345',
    email: 'pajak@contoh.id',
  })
})

test('F-08 E-05: incomplete data are completed first', async () => {
  await start({ company: company({ npwp: '' }) })
  expect(await screen.findByText(/Data pajak perusahaan belum lengkap/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Minta faktur pajak' })).toBeNull()
})

test('F-08 E-05: after the last day the page says until when requests were open', async () => {
  await start({ order: order({ facture_until: null }) })
  expect(await screen.findByText(/sampai tanggal 15 bulan setelah pembayaran/)).toBeVisible()
})
