import type { BrowserContext, CDPSession, Worker } from '@playwright/test'
import { createECDH, randomBytes } from 'node:crypto'
import { expectNothingWide, expectNoViolations } from '../fixtures/axe.ts'
import { wholeChromium } from '../fixtures/browsers.ts'
import { findProducts } from '../fixtures/market.ts'
import { fillCart, makeOrder, payAtBank, test } from '../fixtures/orders.ts'
import { expect, heading, notForMixes, open, press } from '../fixtures/shop.ts'

test.use({ launchOptions: wholeChromium, serviceWorkers: 'allow' })
// The worker is one for the whole browser and comes from the stable host, so a page of a preview registers none.
notForMixes('pages of a mix have no service worker, which shows pushes')

test('C-34: a buyer turns pushes on after a paid order, gets one and opens the order with it @long', async ({
  page,
  context,
  customer,
  shop,
}) => {
  await permitPushes(context, shop)
  const [rice] = await findProducts('beras')
  await fillCart(customer, [rice!])
  const made = await makeOrder(customer, 'va-bca')
  await payAtBank(made)
  await open(page, `/thank-you/${made.order_serial}`)
  await expect(page.getByText(/Mau tahu saat pesanan dikirim/)).toBeVisible()
  await expectNoViolations(page)
  await press(page, 'Beri tahu saya')
  await expect(page.getByText(/Notifikasi aktif di perangkat ini sampai/)).toBeVisible()

  const path = `/transaction/${made.order_id}`
  const sent = { title: 'Pesanan dikirim', path, tag: 'push-1', language: 'id' }
  await deliver(await context.newCDPSession(page), shop, sent)
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }))
    })
  await expect.poll(shown).toEqual([{ title: 'Pesanan dikirim', body: '' }])
  await open(page, await tapNotification(context))
  await heading(page, 'Detail pesanan')
  expect(new URL(page.url()).pathname).toBe(path)
})

test('C-34: a buyer chooses topics and quiet hours, in both languages, on a phone and a desktop @long', async ({
  page,
  context,
  signedIn,
  shop,
}) => {
  expect(signedIn.id).not.toBe('')
  await permitPushes(context, shop)
  await open(page, '/notification')
  await page.getByRole('link', { name: 'Pengaturan notifikasi' }).click()
  await press(page, 'Aktifkan di perangkat ini')
  await expect(page.getByText(/Notifikasi aktif di perangkat ini sampai/)).toBeVisible()
  await page.getByRole('switch', { name: /Promo dan stok/ }).click()
  await page.getByRole('switch', { name: /Jangan ganggu/ }).click()
  await page.getByLabel('Mulai').selectOption('22.30')
  await expectNoViolations(page)
  await expectNothingWide(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await context.setExtraHTTPHeaders({ 'accept-language': 'en' })
  await page.reload()
  await expect(
    page.getByRole('switch', { name: /Promo dan stok|Deals and stock/ }),
  ).not.toBeChecked()
  await expect(page.getByLabel(/^(Mulai|From)$/)).toHaveValue('22:30')
  await expectNoViolations(page)
  await press(page, /Matikan di perangkat ini|Turn off for this device/)
  await expect(
    page.getByRole('button', { name: /Aktifkan di perangkat ini|Turn on for this device/ }),
  ).toBeVisible()
})

/** A browser that permits notifications, without a push service: its subscription has a real key. */
async function permitPushes(context: BrowserContext, shop: string): Promise<void> {
  await context.grantPermissions(['notifications'], { origin: shop })
  const subscription = {
    // A known host, whose name does not exist.
    endpoint: `https://none.push.services.mozilla.com/${randomBytes(8).toString('hex')}`,
    keys: {
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  }
  await context.addInitScript((given) => {
    PushManager.prototype.subscribe = async () =>
      ({ toJSON: () => given, unsubscribe: async () => true }) as unknown as PushSubscription
  }, subscription)
}

/** Delivers a push as the browser's push service does. */
async function deliver(devTools: CDPSession, shop: string, push: object): Promise<void> {
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(shop))
      if (own) resolve(own.registrationId)
    })
  })
  await devTools.send('ServiceWorker.enable')
  await devTools.send('ServiceWorker.deliverPushMessage', {
    origin: shop,
    registrationId: await registered,
    data: JSON.stringify(push),
  })
}

/** Taps the shown notification in the worker. A script can't open a window, so this returns its address. */
async function tapNotification(context: BrowserContext): Promise<string> {
  const [worker] = context.serviceWorkers() as [Worker]
  return worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration
      clients: { openWindow(url: string): Promise<unknown> }
      NotificationEvent: new (type: string, init: { notification: Notification }) => Event
      dispatchEvent(event: Event): boolean
    }
    const [notification] = await scope.registration.getNotifications()
    return new Promise<string>((resolve) => {
      Object.defineProperty(scope.clients, 'openWindow', {
        value: async (url: string) => resolve(url),
      })
      scope.dispatchEvent(
        new scope.NotificationEvent('notificationclick', { notification: notification! }),
      )
    })
  })
}
