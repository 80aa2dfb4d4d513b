import { act, render, screen } from '@testing-library/react'
import { flagsAtom, flagsWantedAtom, useFlag } from './flags.ts'
import { PageProvider } from './PageProvider.tsx'
import { testPage } from './testing/test-page.ts'

const Chat = () => <p>{String(useFlag('marketplace-chat-v2'))}</p>

test('P-05: a screen that reads a flag says so, and hears of it when it is there', async () => {
  const page = testPage()
  expect(page.store.get(flagsWantedAtom)).toBe(false)
  render(
    <PageProvider page={page}>
      <Chat />
    </PageProvider>,
  )
  expect(page.store.get(flagsWantedAtom)).toBe(true)
  expect(screen.getByText('undefined')).toBeVisible()
  await act(async () => page.store.set(flagsAtom, { 'marketplace-chat-v2': true }))
  expect(screen.getByText('true')).toBeVisible()
})
