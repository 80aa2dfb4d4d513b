import { fakeGateway, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { testPage } from '@borong/contract/testing/test-page'
import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import words from '../messages/id.json'

interface MethodsProps {
  amount: number
  value: string
  company: string
  onChange: (choice: { payment_id: string } | null) => void
}

/** In place of the checkout's list of payment methods. */
const PaymentMethods = ({ amount, value, company, onChange }: MethodsProps) => (
  <fieldset>
    <legend>{`Cara membayar ${amount}`}</legend>
    {company && <p>{`Saldo milik ${company}`}</p>}
    {['wallet', 'va-bca'].map((id) => (
      <label key={id}>
        <input
          type="radio"
          name="pay"
          checked={value === id}
          onChange={() => onChange({ payment_id: id })}
        />
        {id}
      </label>
    ))}
  </fieldset>
)
/** In place of the checkout's open payment. */
const OpenPayment = ({ id }: { id: string }) => <p>{`Tagihan terbuka ${id}`}</p>

interface OpenBills {
  screen: ComponentType
  path: string
  address?: string
  answers?: FakeAnswers
  isGuest?: boolean
}

const profile = { result: { handphone: '6281290001111', has_pin: true } }
const none = { items: [], total_count: 0, page: 1, limit: 20 }

/** Opens a screen of this remote for a buyer, with a gateway that knows no bills unless the test says so. */
export async function openBills({ screen: shown, path, address, answers, isGuest }: OpenBills) {
  const gateway = fakeGateway({
    userProfile: profile,
    billNumbers: { result: { items: [] } },
    billsDue: { result: { due: [], open: [] } },
    billProducts: { result: { items: [] } },
    bills: { result: none },
    companies: { companies: [] },
    ...answers,
  })
  const widgets = Promise.resolve({ PaymentMethods, OpenPayment })
  const { config } = testPage().boot
  const opened = await openScreen({
    unit: 'billing',
    messages: words,
    path,
    address: address ?? path,
    screen: shown,
    accessToken: isGuest ? '' : 'token',
    boot: {
      config: { ...config, supportPhone: '1500 465' },
      widgets: {
        'checkout/payment-methods': { unit: 'checkout', module: './widgets/PaymentMethods' },
        'checkout/open-payment': { unit: 'checkout', module: './widgets/OpenPayment' },
      },
    },
    modules: { load: () => widgets },
  })
  const sent = <B,>(id: string) =>
    gateway.calls.filter(({ call }) => call === id).map(({ body }) => body as B)
  const events = () =>
    opened.page.records.flatMap((record) => (record.type === 'track' ? [record.event] : []))
  return { ...opened, ...gateway, sent, events }
}

/** Finds a text with amounts, whose spaces do not break. */
export const findText = (text: string | RegExp) =>
  screen.findByText(text, { normalizer: (found) => found.replaceAll('\u00a0', ' ') })
