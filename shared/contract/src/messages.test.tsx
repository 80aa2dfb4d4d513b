import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, useState } from 'react'
import { useLanguage } from './language.ts'
import { useMessages } from './messages.ts'
import { PageProvider } from './PageProvider.tsx'
import { RemoteContext } from './remote-context.ts'
import { testPage } from './testing/test-page.ts'
import type { MessageTable } from './page-messages.ts'

const tables: Record<string, MessageTable> = {
  'checkout id': { cart: 'Keranjang', left_other: 'Stok tersisa {{count}}' },
  'checkout en': { cart: 'Cart', left_other: '{{count}} left' },
  'billing id': { cart: 'Tagihan' },
}
const unit = (name: string) => ({ unit: name, version: '1.0.0' })

function Screen() {
  const t = useMessages()
  const { setLanguage } = useLanguage()
  const [typed, setTyped] = useState('')
  return (
    <>
      <h1>{t('cart')}</h1>
      <p>{t('left', { count: 12 })}</p>
      <input aria-label="note" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <button onClick={() => void setLanguage('en').catch(() => {})}>English</button>
    </>
  )
}

const show = (
  messages = async (name: string, language: string): Promise<MessageTable> =>
    tables[`${name} ${language}`]!,
) =>
  act(async () =>
    render(
      <PageProvider page={testPage({ messages })}>
        <Suspense fallback="…">
          <RemoteContext value={unit('checkout')}>
            <Screen />
          </RemoteContext>
        </Suspense>
      </PageProvider>,
    ),
  )

test('F-02: a remote uses its own messages, Indonesian by default', async () => {
  await show()
  expect(screen.getByRole('heading', { name: 'Keranjang' })).toBeVisible()
  expect(screen.getByText('Stok tersisa 12')).toBeVisible()
})

test('F-02: a language change replaces the messages in place and preserves the typed text', async () => {
  await show()
  await userEvent.type(screen.getByRole('textbox'), 'hati-hati')
  await userEvent.click(screen.getByRole('button', { name: 'English' }))
  expect(await screen.findByRole('heading', { name: 'Cart' })).toBeVisible()
  expect(screen.getByText('12 left')).toBeVisible()
  expect(screen.getByRole('textbox')).toHaveValue('hati-hati')
})

test('K-03: a language that can not be loaded does not change the page', async () => {
  await show(async (_, language) =>
    language === 'id' ? tables['checkout id']! : Promise.reject(new Error('offline')),
  )
  jest.useFakeTimers()
  await act(async () => {
    screen.getByRole('button', { name: 'English' }).click()
    await jest.advanceTimersByTimeAsync(10_000)
  })
  jest.useRealTimers()
  expect(screen.getByRole('heading', { name: 'Keranjang' })).toBeVisible()
})
