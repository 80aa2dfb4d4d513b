import type { pushSettings } from '@borong/api/push'
import type { Reply } from '@borong/contract'
import { fakeGateway, refusal, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import { PushOffer } from '../widgets/PushOffer.tsx'
import { PushSettingsScreen } from './PushSettingsScreen.tsx'

type Settings = Reply<typeof pushSettings>['result']

const settings: Settings = {
  public_key: 'BPublicKey',
  subscriptions: [],
  topics: {
    orders: true,
    bills: true,
    credit: true,
    company: true,
    quotes: true,
    messages: true,
    promos: true,
  },
  quiet_hours: null,
}
const current = {
  id: 's1',
  os: 'Android',
  browser: 'Chrome',
  is_current: true,
  created_at: '2026-11-20T03:00:00.000Z',
}
const other = { ...current, id: 's2', os: 'Windows', browser: 'Firefox', is_current: false }

const subscribe = jest.fn()
const unsubscribe = jest.fn()
const requestPermission = jest.fn()

/** A browser with a service worker and push; the visitor answers its question with `permission`. */
function givenBrowser(permission: NotificationPermission, answered = permission) {
  const subscription = {
    toJSON: () => ({
      endpoint: 'https://push.contoh.id/1',
      keys: { p256dh: 'kunci', auth: 'rahasia' },
    }),
    unsubscribe,
  }
  subscribe.mockResolvedValue(subscription)
  const registration = { pushManager: { subscribe, getSubscription: async () => subscription } }
  const workers = {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  }
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true })
  const notification = { permission, requestPermission }
  requestPermission.mockImplementation(async () => {
    notification.permission = answered
    return answered
  })
  Object.assign(window, { PushManager: jest.fn(), Notification: notification })
}

beforeEach(() => {
  localStorage.clear()
  jest.restoreAllMocks()
  jest.clearAllMocks()
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(window, 'PushManager')
  Reflect.deleteProperty(window, 'Notification')
})

async function open(
  given: Partial<Settings> = {},
  answers: FakeAnswers = {},
  of = PushSettingsScreen,
) {
  const gateway = fakeGateway({ pushSettings: { result: { ...settings, ...given } }, ...answers })
  await openScreen({
    unit: 'account',
    messages: words,
    accessToken: 'token',
    path: '/notification/settings',
    address: '/notification/settings',
    screen: of,
  })
  return (name: string) => gateway.calls.filter((one) => one.call === name)
}
const openOffer = (given: Partial<Settings> = {}, answers: FakeAnswers = {}) =>
  open(given, answers, () => <PushOffer reason="order" />)

test('C-34: asks the browser only after a tap, and registers it', async () => {
  givenBrowser('default', 'granted')
  const of = await open({}, { addPushSubscription: { result: { id: 's1' } } })
  const button = await screen.findByRole('button', { name: 'Aktifkan di perangkat ini' })
  expect(requestPermission).not.toHaveBeenCalled()
  await userEvent.dblClick(button)
  await waitFor(() => expect(of('addPushSubscription')).toHaveLength(1))
  expect(subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: 'BPublicKey',
  })
  expect(of('addPushSubscription')[0]?.body).toEqual({
    endpoint: 'https://push.contoh.id/1',
    keys: { p256dh: 'kunci', auth: 'rahasia' },
  })
})

test('C-34: replaces a subscription of an earlier key', async () => {
  givenBrowser('granted')
  subscribe.mockRejectedValueOnce(new Error('InvalidStateError'))
  unsubscribe.mockResolvedValue(true)
  const of = await open({}, { addPushSubscription: { result: { id: 's1' } } })
  await userEvent.click(await screen.findByRole('button', { name: 'Aktifkan di perangkat ini' }))
  await waitFor(() => expect(of('addPushSubscription')).toHaveLength(1))
  expect(unsubscribe).toHaveBeenCalledTimes(1)
})

test('C-34: explains how to allow notifications after a refusal', async () => {
  givenBrowser('default', 'denied')
  const of = await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Aktifkan di perangkat ini' }))
  expect(await screen.findByText(/buka pengaturan situs di browser/)).toBeVisible()
  expect(of('addPushSubscription')).toHaveLength(0)
})

test('C-34: a browser without push shows a sentence', async () => {
  await open()
  expect(await screen.findByText(/Browser ini tidak dapat menerima notifikasi/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Aktifkan/ })).not.toBeInTheDocument()
})

test('C-34: the window of another app offers no pushes, and names the browsers that have them', async () => {
  givenBrowser('default', 'granted')
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Instagram 334.0')
  await open()
  expect(await screen.findByText(/Buka Borong di Chrome/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Aktifkan/ })).not.toBeInTheDocument()
})

test('C-34: shows a refusal of the shop', async () => {
  givenBrowser('granted')
  await open(
    {},
    {
      addPushSubscription: () => {
        throw refusal(422, 'PUSH_ENDPOINT_REFUSED', 'Layanan tidak dikenal')
      },
    },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Aktifkan di perangkat ini' }))
  expect(await screen.findByText('Layanan tidak dikenal')).toBeVisible()
})

test('C-34: switches a topic and the quiet hours', async () => {
  givenBrowser('default')
  const of = await open(
    {},
    {
      changePushSettings: {
        result: {
          ...settings,
          topics: { ...settings.topics, promos: false },
          quiet_hours: { from: '21:00', to: '06:00', zone: 'Asia/Jakarta' },
        },
      },
    },
  )
  await userEvent.click(await screen.findByRole('switch', { name: /Promo dan stok/ }))
  await waitFor(() =>
    expect(screen.getByRole('switch', { name: /Promo dan stok/ })).not.toBeChecked(),
  )
  expect(of('changePushSettings')[0]?.body).toEqual({ topics: { promos: false } })
  await userEvent.selectOptions(screen.getByLabelText('Mulai'), '22:30')
  expect(of('changePushSettings')[1]?.body).toEqual({
    quiet_hours: { from: '22:30', to: '06:00', zone: 'Asia/Jakarta' },
  })
})

test('C-34: turns this browser off, and removes another one', async () => {
  givenBrowser('granted')
  const of = await open(
    { subscriptions: [current, other] },
    { removePushSubscription: { result: { removed: true } } },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Hapus Firefox, Windows' }))
  await waitFor(() => expect(of('removePushSubscription')).toHaveLength(1))
  expect(unsubscribe).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Matikan di perangkat ini' }))
  await waitFor(() => expect(unsubscribe).toHaveBeenCalledTimes(1))
})

test('C-34: offers pushes with a reason, and says that they are on', async () => {
  givenBrowser('default', 'granted')
  const of = await openOffer({}, { addPushSubscription: { result: { id: 's1' } } })
  expect(await screen.findByText(/Mau tahu saat pesanan dikirim dan tiba/)).toBeVisible()
  expect(requestPermission).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Beri tahu saya' }))
  const region = await screen.findByText('Notifikasi aktif di perangkat ini sampai Anda keluar.')
  expect(region).toBeVisible()
  expect(of('addPushSubscription')).toHaveLength(1)
})

test('C-34: does not offer pushes for 30 days after a refusal', async () => {
  givenBrowser('default')
  await openOffer()
  await userEvent.click(await screen.findByRole('button', { name: 'Nanti saja' }))
  expect(screen.queryByText(/Mau tahu/)).not.toBeInTheDocument()
  const answered = Number(localStorage.getItem('push.answered'))
  expect(answered).toBeGreaterThan(0)
})

test.each([
  [29, 0],
  [31, 1],
])('C-34: %s days after a refusal there are %s offers', async (days, count) => {
  givenBrowser('default')
  localStorage.setItem('push.answered', String(Date.now() - days * 24 * 60 * 60 * 1000))
  const of = await openOffer()
  await waitFor(() => expect(of('pushSettings')).toHaveLength(count))
  if (count > 0) await screen.findByText(/Mau tahu/)
  expect(screen.queryAllByText(/Mau tahu/)).toHaveLength(count)
})

test('C-34: does not offer pushes to a browser that has them', async () => {
  givenBrowser('granted')
  const of = await openOffer({ subscriptions: [current] })
  await waitFor(() => expect(of('pushSettings')).toHaveLength(1))
  expect(within(document.body).queryByText(/Mau tahu/)).not.toBeInTheDocument()
})
