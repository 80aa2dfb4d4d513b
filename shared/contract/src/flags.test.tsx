import { act, render, screen } from '@testing-library/react'
import { flagsAtom, flagsRequestedAtom, useFlag } from './flags.ts'
import { PageProvider } from './PageProvider.tsx'
import { testPage } from './testing/test-page.ts'

const Chat = () => <p>{String(useFlag('marketplace-chat-v2'))}</p>

test('P-05: a screen that reads a flag requests the flags, and re-renders when they arrive', async () => {
  const page = testPage()
  expect(page.store.get(flagsRequestedAtom)).toBe(false)
  render(
    <PageProvider page={page}>
      <Chat />
    </PageProvider>,
  )
  expect(page.store.get(flagsRequestedAtom)).toBe(true)
  expect(screen.getByText('undefined')).toBeVisible()
  await act(async () => page.store.set(flagsAtom, { 'marketplace-chat-v2': true }))
  expect(screen.getByText('true')).toBeVisible()
})
