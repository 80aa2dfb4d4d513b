import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FlagName } from '@borong/contract'
import { refusal, type RecordedCall, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { useState, type ComponentProps } from 'react'
import { openCheckout } from '../testing/open-checkout.tsx'
import { PaymentMethods } from './PaymentMethods.tsx'

type Props = Partial<ComponentProps<typeof PaymentMethods>>
type FlagSet = Readonly<Partial<Record<FlagName, boolean>>>

const method = (payment_id: string, payment_name: string, more: object = {}) => ({
  payment_id,
  payment_name,
  payment_type: 'marketplace',
  payment_group: 'va_payment',
  image: 'pay/bca',
  service_fee: 0,
  minimum: 0,
  maximum: null,
  available: true,
  message: '',
  ...more,
})
/** BCA takes Rp 10.000 and more, as its minimum is. */
const paymentMethods = ({ url }: RecordedCall) => {
  const isBelow = Number(url.searchParams.get('amount')) < 10_000
  const below = isBelow ? { available: false, message: 'Minimum Rp 10.000' } : {}
  return {
    data: [
      {
        code: 'va_payment',
        name: 'Virtual account',
        payment_methods: [method('va-bca', 'BCA Virtual Account', { service_fee: 1500, ...below })],
      },
      {
        code: 'digital_wallet',
        name: 'QRIS dan dompet digital',
        payment_methods: [method('qris', 'QRIS'), method('gopay', 'GoPay')],
      },
      {
        code: 'borong_plus_partner',
        name: 'Bayar nanti',
        payment_methods: [method('pay-later', 'PayLater')],
      },
    ],
  }
}
const walletOf = (balance: number, more: object = {}) => ({
  data: {
    status: 'success',
    items: [
      { id: 'w1', currency_code: 'IDR', balance, status: 'active', message: 'aktif', ...more },
    ],
  },
})

/** Opens the widget in a caller that stores the choice, and changes the amount when the test sets one. */
async function open(props: Props = {}, answers: FakeAnswers = {}, flags: FlagSet = {}) {
  const choices: unknown[] = []
  let setAmount = (_amount: number) => {}
  const Caller = () => {
    const [value, choose] = useState(props.value)
    const [amount, set] = useState(52_500)
    setAmount = set
    return (
      <PaymentMethods
        amount={amount}
        {...props}
        value={value}
        onChange={(choice) => {
          choices.push(choice)
          choose(choice?.payment_id)
        }}
      />
    )
  }
  const opened = await openCheckout(Caller, '/pay', {
    flags,
    answers: {
      permissionCheck: { data: { actions: [], denied: [] } },
      paymentMethods,
      walletBalances: walletOf(60_000),
      ...answers,
    },
  })
  await screen.findByRole('radio', { name: /^GoPay/ })
  return { ...opened, choices, setAmount: (amount: number) => act(async () => setAmount(amount)) }
}

const radio = (name: RegExp) => screen.getByRole('radio', { name })

test('R-24 E-08: another remote offers the methods for an amount, and receives the buyer’s choice with its fee', async () => {
  const { choices, calls } = await open()
  expect(screen.getByRole('group', { name: 'Virtual account' })).toBeVisible()
  fireEvent.click(radio(/^BCA Virtual Account.*Biaya layanan Rp.1\.500/))
  expect(choices).toEqual([
    { payment_id: 'va-bca', payment_name: 'BCA Virtual Account', service_fee: 1500 },
  ])
  expect(radio(/^BCA/)).toBeChecked()
  const request = calls.find(({ call }) => call === 'paymentMethods')
  expect(request?.url.searchParams.get('amount')).toBe('52500')
  // The wallet was not requested by the caller.
  expect(calls.some(({ call }) => call === 'walletBalances')).toBe(false)
  expect(screen.queryByRole('radio', { name: /Saldo/ })).toBeNull()
})

test('R-24: a method that can’t pay the amount is disabled, with the reason', async () => {
  await open({ amount: 6500 })
  expect(radio(/^BCA.*Minimum Rp 10\.000/)).toBeDisabled()
})

test('P-03: a method that the permission check denies can’t be chosen', async () => {
  const denied = [{ action: 'payment:gopay', reason: 'X', message: 'Verifikasi nomor telepon' }]
  await open({}, { permissionCheck: { data: { actions: [], denied } } })
  await waitFor(() => expect(radio(/^GoPay.*Verifikasi nomor telepon/)).toBeDisabled())
})

test('R-24: groups that the caller does not accept are omitted', async () => {
  await open({ without: ['borong_plus_partner'] })
  expect(screen.queryByText('Bayar nanti')).toBeNull()
})

test('R-24 K-06: all methods and the wallet are one choice, which arrow keys change across the groups', async () => {
  const { choices } = await open({ wallet: true, value: 'va-bca' })
  await screen.findByRole('radio', { name: /^Saldo/ })
  act(() => radio(/^BCA/).focus())
  await userEvent.keyboard('{ArrowDown}')
  expect(radio(/^QRIS/)).toHaveFocus()
  expect(choices).toMatchObject([{ payment_id: 'qris' }])
  expect(screen.getAllByRole('radio', { checked: true })).toEqual([radio(/^QRIS/)])
})

test('R-24 C-29: the wallet pays the whole amount, and shows its balance', async () => {
  const { choices } = await open({ wallet: true })
  fireEvent.click(await screen.findByRole('radio', { name: /Saldo Anda Rp.60\.000/ }))
  expect(choices).toEqual([{ payment_id: 'wallet', payment_name: 'Saldo Borong', service_fee: 0 }])
  expect(radio(/^Saldo/)).toBeChecked()
})

test('R-24 F-08: the balance of a company is offered in place of the wallet', async () => {
  const { choices, calls } = await open({ wallet: true, company: 'c1' })
  fireEvent.click(await screen.findByRole('radio', { name: /^Saldo perusahaan.*Rp.60\.000/ }))
  expect(choices).toMatchObject([{ payment_id: 'wallet', payment_name: 'Saldo perusahaan' }])
  const asked = calls.find(({ call }) => call === 'walletBalances')
  expect(asked?.url.searchParams.get('company_id')).toBe('c1')
})

test.each<[string, unknown, FlagSet, RegExp]>([
  ['has too little', walletOf(52_499), {}, /Saldo Anda Rp.52\.499, belum cukup/],
  [
    'is suspended',
    walletOf(90_000, { status: 'suspended', message: 'Ditangguhkan' }),
    {},
    /Ditangguhkan/,
  ],
  ['is in maintenance', walletOf(90_000), { 'wallet-maintenance': true }, /dalam pemeliharaan/],
])(
  'R-24 T-11: a wallet that %s can’t be chosen, and shows why',
  async (_, answer, flags, reason) => {
    await open({ wallet: true }, { walletBalances: answer }, flags)
    expect(await screen.findByRole('radio', { name: reason })).toBeDisabled()
  },
)

test('X-05: a buyer without a wallet is offered the methods only, and an earlier choice of the wallet is withdrawn', async () => {
  const none = () => {
    throw refusal(422, 'NO_ACCOUNT')
  }
  const { choices } = await open({ wallet: true, value: 'wallet' }, { walletBalances: none })
  await waitFor(() => expect(choices).toEqual([null]))
  expect(screen.queryByRole('radio', { name: /Saldo/ })).toBeNull()
})

test('R-24: a choice that can’t pay a new amount is withdrawn, and shows the reason', async () => {
  const { choices, setAmount } = await open({ value: 'va-bca' })
  expect(choices).toEqual([])
  await setAmount(6500)
  await waitFor(() => expect(choices).toEqual([null]))
  expect(radio(/^BCA.*Minimum Rp 10\.000/)).not.toBeChecked()
})

test('R-24: without a connection the list shows the failure, and loads on a retry', async () => {
  let isUp = false
  const answer = (recorded: RecordedCall) => {
    if (!isUp) throw refusal(400, 'X', 'Daftar belum tersedia')
    return paymentMethods(recorded)
  }
  const Caller = () => <PaymentMethods amount={52_500} onChange={() => {}} />
  await openCheckout(Caller, '/pay', {
    answers: {
      permissionCheck: { data: { actions: [], denied: [] } },
      paymentMethods: answer,
    },
  })
  const retry = await screen.findByRole('button', { name: 'Coba lagi' })
  isUp = true
  fireEvent.click(retry)
  expect(await screen.findByRole('radio', { name: /^GoPay/ })).toBeEnabled()
})
