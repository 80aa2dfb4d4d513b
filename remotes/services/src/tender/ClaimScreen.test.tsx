import { fakeGateway, refusal, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import { ClaimScreen } from './ClaimScreen.tsx'

const token = 'a'.repeat(43)

async function start(answers: FakeAnswers) {
  const gateway = fakeGateway(answers)
  const opened = await openScreen({
    unit: 'services',
    messages: words,
    path: '/services/tender/claim/:token',
    address: `/services/tender/claim/${token}`,
    screen: ClaimScreen,
    accessToken: 'buyer',
  })
  await userEvent.click(screen.getByRole('button', { name: 'Sambungkan tender' }))
  return { ...opened, calls: gateway.calls }
}

test('F-08: joins the tender of a mailed link after a tap, and opens it', async () => {
  const { calls, address } = await start({ claimTender: { result: { number: 'TND1' } } })
  await waitFor(() => expect(address()).toBe('/services/tender/TND1'))
  expect(calls.map(({ call, body }) => [call, body])).toEqual([['claimTender', { token }]])
})

test('F-08: a used link shows why, and the way to tenders', async () => {
  await start({
    claimTender: () => {
      throw refusal(404, 'CLAIM_UNKNOWN', 'Tautan ini sudah dipakai akun lain')
    },
  })
  expect(await screen.findByText('Tautan ini sudah dipakai akun lain')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Halaman tender' })).toHaveAttribute(
    'href',
    '/services/tender',
  )
})
