import { flagsAtom } from '@borong/contract/host'
import { openScreen } from '@borong/contract/testing/open-screen'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { useFlagSoon } from './use-flag-soon.ts'

function Screen() {
  const flagSoon = useFlagSoon('sku-checkout-store-service')
  const [flags, setFlags] = useState<string[]>([])
  const wait = async () => {
    const flag = await flagSoon()
    setFlags((before) => [...before, String(flag)])
  }
  return <button onClick={() => void wait()}>{flags.join(' ') || 'none'}</button>
}

test('T-16: every step that waits for a flag continues as soon as it is known', async () => {
  const { page } = await openScreen({
    path: '/',
    address: '/',
    screen: Screen,
    unit: 'checkout',
    messages: {},
  })
  fireEvent.click(screen.getByRole('button'))
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('button')).toHaveTextContent('none')
  await act(async () => page.store.set(flagsAtom, { 'sku-checkout-store-service': true }))
  expect(screen.getByRole('button')).toHaveTextContent('true true')
})
