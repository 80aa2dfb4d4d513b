import { refusal } from '@borong/contract/testing/fake-gateway'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cartOf, item, vendor } from '../testing/cart-parts.ts'
import { checkOut, orderButton, total } from '../testing/checkout-parts.tsx'
import { businessOf, noBusiness } from './business.atoms.ts'

beforeEach(() => {
  localStorage.clear()
  Object.assign(crypto, { randomUUID: () => `key-${Math.random()}` })
})

const companies = (role = 'buyer', company_required = false) => ({
  companies: [{ id: 'c1', name: 'PT Dapur Rasa', role, company_required }],
})
const company = {
  company: { id: 'c1', name: 'PT Dapur Rasa', role: 'buyer', npwp: '', address: '', actions: [] },
  members: [],
  invitations: [],
  cost_centres: [
    { id: 'k1', name: 'Dapur pusat', is_archived: false },
    { id: 'k2', name: 'Lama', is_archived: true },
  ],
}
const budgets = {
  month: '2026-11',
  budgets: [
    {
      id: 'b1',
      member_id: null,
      member_name: null,
      cost_centre_id: 'k1',
      cost_centre_name: 'Dapur pusat',
      amount: 200_000,
      used: 150_000,
    },
  ],
}
const forCompany = { companies: companies(), company, companyBudgets: budgets }
const choice = () => screen.findByRole('combobox', { name: 'Belanja sebagai' })

test('F-08: an order for a company carries cost centre, purchase order number, wanted day and reference', async () => {
  const { calls } = await checkOut({
    ...forCompany,
    createOrder: () => {
      throw refusal(422, 'BUDGET_EXCEEDED', 'Sisa anggaran Rp 50.000')
    },
  })
  await userEvent.selectOptions(await choice(), 'c1')
  const centre = await screen.findByRole('combobox', { name: 'Pusat biaya' })
  expect(screen.queryByRole('option', { name: 'Lama' })).toBeNull()
  await userEvent.selectOptions(centre, 'k1')
  expect(await screen.findByText(/melebihi sisa anggaran/)).toHaveTextContent('Rp 50.000')
  await userEvent.type(screen.getByLabelText('Nomor PO'), ' PO/014 ')
  fireEvent.change(screen.getByLabelText('Tanggal diinginkan'), {
    target: { value: '2026-12-01' },
  })
  await userEvent.type(screen.getByLabelText('Referensi'), 'Dapur')
  await userEvent.click(await orderButton())
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'createOrder')?.body).toMatchObject({
      business: {
        company_id: 'c1',
        cost_centre_id: 'k1',
        po_number: 'PO/014',
        wanted_on: '2026-12-01',
        reference: 'Dapur',
      },
    }),
  )
})

test('F-08: an order above the budget is requested from the approvers, where the company allows it', async () => {
  const allowed = { ...company, settings: { budget_exceptions: true } }
  const { calls } = await checkOut({
    ...forCompany,
    company: allowed,
    createOrder: () => {
      throw refusal(422, 'BUDGET_EXCEEDED', 'Sisa anggaran Rp 50.000')
    },
  })
  await userEvent.selectOptions(await choice(), 'c1')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Pusat biaya' }), 'k1')
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Minta pengecualian/ }))
  await userEvent.click(await orderButton())
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'createOrder')?.body).toMatchObject({
      business: { company_id: 'c1', cost_centre_id: 'k1', budget_exception: true },
    }),
  )
  expect(businessOf({ ...noBusiness, company_id: 'c1', budget_exception: false })).toEqual({
    company_id: 'c1',
  })
})

test('F-08: a personal order names no company', () => {
  expect(businessOf({ ...noBusiness, po_number: 'PO/1' })).toBeUndefined()
})

test.each([
  ['has no company', { companies: { companies: [] } }],
  ['only sees the finances of one', { companies: companies('finance') }],
])('F-08: a buyer who %s is not asked', async (_kind, answers) => {
  const { calls } = await checkOut(answers)
  await waitFor(() => expect(calls.some(({ call }) => call === 'companies')).toBe(true))
  await screen.findByRole('switch', { name: /Minta faktur pajak/ })
  expect(screen.queryByRole('combobox', { name: 'Belanja sebagai' })).toBeNull()
})

test('F-08: a company that the buyer has left is not ordered for', async () => {
  localStorage.setItem(
    'checkout.business',
    JSON.stringify({ ...noBusiness, company_id: 'c9', company_name: 'PT Lama' }),
  )
  await checkOut({ ...forCompany, companies: { companies: [] } })
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('checkout.business')!).company_id).toBe(''),
  )
})

const storePersonal = () =>
  localStorage.setItem('checkout.business', JSON.stringify({ ...noBusiness, is_personal: true }))

test('F-08: the checkout of a member starts with the company, and remembers the choice to buy as a person', async () => {
  await checkOut(forCompany)
  await waitFor(async () => expect(await choice()).toHaveValue('c1'))
  await userEvent.selectOptions(await choice(), '')
  expect(await choice()).toHaveValue('')
  expect(JSON.parse(localStorage.getItem('checkout.business')!).is_personal).toBe(true)
})

test('F-08: a remembered choice to buy as a person stays', async () => {
  storePersonal()
  await checkOut(forCompany)
  expect(await choice()).toHaveValue('')
})

test('F-08: a company that requires it offers no purchase as a person, and needs cost centre and PO number', async () => {
  storePersonal()
  const settings = {
    together_hours: 24,
    cost_centre_required: true,
    po_number_required: true,
    company_required: true,
  }
  await checkOut({
    ...forCompany,
    companies: companies('buyer', true),
    company: { ...company, settings },
  })
  await waitFor(async () => expect(await choice()).toHaveValue('c1'))
  expect(screen.queryByRole('option', { name: 'Pribadi' })).toBeNull()
  await waitFor(() => expect(screen.getByLabelText('Nomor PO')).toBeRequired())
  expect(screen.queryByRole('option', { name: 'Tanpa pusat biaya' })).toBeNull()
})

test('F-08: an order for a company is paid from the company’s balance and points, not from the buyer’s', async () => {
  storePersonal()
  const { calls } = await checkOut(
    {
      ...forCompany,
      walletBalances: ({ url }: { url: URL }) => {
        const currency_code = url.searchParams.get('currency_code') ?? 'IDR'
        const ofCompany = url.searchParams.get('company_id') === 'c1'
        if (currency_code === 'CREDIT') throw refusal(422, 'NO_ACCOUNT')
        const balance = currency_code === 'POINT' ? 900 : ofCompany ? 30_000 : 80_000
        const account = { id: 'w1', currency_code, balance, status: 'active', message: '' }
        return { data: { status: 'success', items: [account] } }
      },
      createOrder: () => {
        throw refusal(422, 'BUDGET_EXCEEDED', 'Sisa anggaran Rp 50.000')
      },
    },
    { use_wallet: true, wallet_amount: 80_000, points: 5_000 },
  )
  expect(await screen.findByRole('switch', { name: /^Pakai saldo \(Rp.80.000\)/ })).toBeChecked()
  await userEvent.selectOptions(await choice(), 'c1')
  expect(
    await screen.findByRole('switch', { name: /^Pakai saldo perusahaan \(Rp.30.000\)/ }),
  ).toBeChecked()
  expect(
    await screen.findByRole('switch', { name: /^Pakai 900 poin perusahaan \(Rp.900\)/ }),
  ).toBeChecked()
  await userEvent.click(await orderButton())
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'createOrder')?.body).toMatchObject({
      use_wallet: true,
      wallet_amount: 30_000,
      points: 900,
      business: { company_id: 'c1' },
    }),
  )
})

test('F-08: a company without a balance offers none, and the buyer’s own is not used for it', async () => {
  const { calls } = await checkOut(
    {
      ...forCompany,
      createOrder: () => {
        throw refusal(422, 'BUDGET_EXCEEDED', 'Sisa anggaran Rp 50.000')
      },
    },
    { use_wallet: true, wallet_amount: 80_000, points: 5_000 },
  )
  await userEvent.selectOptions(await choice(), 'c1')
  expect(
    await screen.findByRole('switch', { name: /^Pakai saldo perusahaan \(Rp.0\)/ }),
  ).toBeDisabled()
  expect(screen.queryByRole('switch', { name: /poin/ })).toBeNull()
  await userEvent.click(await orderButton())
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'createOrder')?.body).toMatchObject({
      wallet_amount: 0,
      points: 0,
    }),
  )
})

test('F-08: a balance of the company that cannot be read is not shown as empty', async () => {
  storePersonal()
  const { calls } = await checkOut({
    ...forCompany,
    walletBalances: () => {
      throw refusal(500, 'INTERNAL')
    },
  })
  await userEvent.selectOptions(await choice(), 'c1')
  await waitFor(() =>
    expect(
      calls.some(
        ({ call, url }) => call === 'walletBalances' && url.searchParams.has('company_id'),
      ),
    ).toBe(true),
  )
  expect(screen.queryByRole('switch', { name: /saldo perusahaan/ })).toBeNull()
})

test('F-08: an order as a person gives the cart the prices of a person, and shows them', async () => {
  const cart = cartOf([vendor([item({ product_quantity: 2 })])])
  const [seller] = cart.detail
  const at = (version: number, company_id: string | null, unit_price: number) =>
    Object.assign(cart, cartOf([vendor([item(pricesOf(unit_price))])]), {
      version,
      company_id,
      id: cart.id,
    })
  const pricesOf = (price: number) => ({
    ...seller!.details[0]!,
    prices: [{ quantity_end: 1_000_000, price: 50_000, discount: price }],
    unit_price: price,
    product_price_subtotal: 2 * price,
  })
  at(5, 'c1', 40_000)
  const chooseCartCompany = ({ body }: { body: { company_id: string | null } }) => {
    at(6, body.company_id, 50_000)
    return body
  }
  const { calls } = await checkOut({ ...forCompany, chooseCartCompany }, {}, cart)
  await waitFor(() => expect(total()).toHaveTextContent('Rp 100.000'))
  expect(calls.some(({ call }) => call === 'chooseCartCompany')).toBe(false)
  await userEvent.selectOptions(await choice(), '')
  await waitFor(() => expect(total()).toHaveTextContent('Rp 120.000'))
  expect(calls.filter(({ call }) => call === 'chooseCartCompany').map(({ body }) => body)).toEqual([
    { company_id: null },
  ])
})
