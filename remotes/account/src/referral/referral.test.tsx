import { fakeGateway, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import { ReferralScreen } from './ReferralScreen.tsx'

const LINK = 'https://borong.example/register?ajak=AJAKABCDEF'
const own = {
  code: 'AJAKABCDEF',
  link: LINK,
  reward_points: 10_000,
  minimum_order: 500_000,
  hold_days: 7,
  rewards_a_month: 20,
  rewards_this_month: 3,
  earned_points: 20_000,
}
const friend = (id: string, state: string, more: object = {}) => ({
  id,
  name: `T${id}*** S***`,
  invited_at: '2026-08-17T03:00:00Z',
  state,
  reason: null,
  message: '',
  release_at: null,
  rewarded_at: null,
  ...more,
})
const page = (items: object[]) => ({
  data: { items, total_count: items.length, page: 1, limit: 20 },
})

async function start(answers: FakeAnswers) {
  fakeGateway({ referral: { data: own }, ...answers })
  await openScreen({
    unit: 'account',
    messages: words,
    accessToken: 'token',
    path: '/referral',
    address: '/referral',
    screen: ReferralScreen,
  })
}

function canShare(share?: (data: ShareData) => Promise<void>) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
}
afterEach(() => canShare())

test('F-06: lists the invited friends with masked names, their states and the reason without a reward', async () => {
  await start({
    invitedBuyers: page([
      friend('1', 'invited'),
      friend('2', 'held', { release_at: '2026-08-24T03:00:00Z' }),
      friend('3', 'rewarded', { rewarded_at: '2026-08-20T03:00:00Z' }),
      friend('4', 'refused', { reason: 'SAME_DEVICE', message: 'Perangkat yang sama' }),
    ]),
  })
  expect(await screen.findByText('T1*** S***')).toBeVisible()
  expect(screen.getByText('Diajak 17 Agustus 2026')).toBeVisible()
  expect(screen.getByText('Ditahan')).toBeVisible()
  expect(screen.getByText('Poin masuk 24 Agustus 2026')).toBeVisible()
  expect(screen.getByText('Poin masuk 20 Agustus 2026')).toBeVisible()
  expect(screen.getByText('Perangkat yang sama')).toBeVisible()
  const rules = screen.getByRole('region', { name: 'Ketentuan' })
  expect(within(rules).getByText(/Maksimal 20 hadiah sebulan. Bulan ini 3/)).toBeVisible()
})

test('F-06: shares the link with the apps of the phone', async () => {
  const shared: ShareData[] = []
  canShare(async (data) => void shared.push(data))
  await start({ invitedBuyers: page([]) })
  await userEvent.click(await screen.findByRole('button', { name: 'Bagikan tautan' }))
  expect(shared).toMatchObject([{ url: LINK }])
  expect(screen.getByText('Belum ada teman yang mendaftar')).toBeVisible()
})

test('F-06: a browser that cannot share copies the link, and a closed sheet copies nothing', async () => {
  const user = userEvent.setup()
  await start({ invitedBuyers: page([]) })
  await navigator.clipboard.writeText('before')
  canShare(async () => {
    throw new DOMException('closed', 'AbortError')
  })
  const share = await screen.findByRole('button', { name: 'Bagikan tautan' })
  await user.click(share)
  expect(await navigator.clipboard.readText()).toBe('before')
  canShare()
  await user.click(share)
  expect(await navigator.clipboard.readText()).toBe(LINK)
})
