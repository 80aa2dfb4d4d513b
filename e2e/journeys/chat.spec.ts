import { findProducts, pathOf } from '../fixtures/market.ts'
import { expect, heading, open, press, test } from '../fixtures/shop.ts'

test('R-20 E-14: a buyer asks about a product, and the seller’s answer appears by itself @long', async ({
  page,
  signedIn: _buyer,
  context,
}) => {
  const [product] = await findProducts('beras')
  await open(page, pathOf(product!))
  await page.getByRole('link', { name: 'Chat penjual' }).first().click()
  await page.waitForURL('/chat/*')
  await page.getByRole('textbox', { name: 'Tulis pesan' }).fill('Bisa 40 sak besok pagi?')
  await press(page, 'Kirim')
  const log = page.getByRole('log')
  await expect(log.getByText('Bisa 40 sak besok pagi?')).toBeVisible()
  await expect(log.getByRole('link', { name: product!.name })).toBeVisible()

  const desk = await context.newPage()
  await desk.goto('/gateway/seller-desk')
  const talk = desk.getByRole('article').filter({ hasText: 'Bisa 40 sak besok pagi?' }).first()
  await talk.getByRole('textbox').fill('Bisa, kami kirim jam 8.')
  await talk.getByRole('button', { name: 'Kirim' }).click()

  await page.bringToFront()
  await expect(log.getByText('Bisa, kami kirim jam 8.')).toBeVisible()
  await open(page, '/chat')
  await heading(page, 'Chat')
  await expect(page.getByRole('link', { name: /Bisa, kami kirim jam 8\./ })).toBeVisible()
})

test('R-20: a long message leaves the conversation and the send button visible on a small phone @long', async ({
  page,
  signedIn: _buyer,
}) => {
  const [product] = await findProducts('beras')
  await open(page, `/chat/${product!.vendor_alias}`)
  const field = page.getByRole('textbox', { name: 'Tulis pesan' })
  await field.fill('Bisa?')
  await press(page, 'Kirim')
  await expect(page.getByRole('log').getByText('Bisa?')).toBeVisible()

  await field.fill('Satu baris pesan.\n'.repeat(54))
  await expect(page.getByText('971/1000')).toBeInViewport({ ratio: 1 })
  expect((await field.boundingBox())!.height).toBeLessThan(160)
  expect(await field.evaluate((area) => area.scrollHeight > area.clientHeight)).toBe(true)
  await expect(page.getByRole('log').getByText('Bisa?')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Kirim' })).toBeInViewport({ ratio: 1 })
})

test('R-20: an early tap on “Chat penjual” opens the conversation, also when the layout shifts meanwhile @long', async ({
  page,
  signedIn: _buyer,
}) => {
  const [product] = await findProducts('beras')
  const chat = page.locator('section').getByRole('link', { name: 'Chat penjual' })

  // As soon as the link is rendered. The first time this is long before any script.
  for (const until of ['commit', 'commit', 'commit', 'domcontentloaded', 'load', 'load'] as const) {
    await page.goto(pathOf(product!), { waitUntil: until })
    await chat.click()
    await page.waitForURL('/chat/*')
  }

  // While the content above it loads, which is taller than its skeleton.
  for (let time = 0; time < 3; time += 1) {
    await open(page, pathOf(product!))
    await page.waitForLoadState('networkidle')
    await chat.hover()
    await page.mouse.down()
    await chat.evaluate((link) => {
      link.closest('section')!.style.marginTop = '120px'
    })
    await page.mouse.up()
    await page.waitForURL('/chat/*')
  }
})

test('R-20: a press that starts before any script and ends after hydration and a layout shift opens the conversation @long', async ({
  page,
  signedIn: _buyer,
}) => {
  const [product] = await findProducts('beras')
  const chat = page.locator('section').getByRole('link', { name: 'Chat penjual' })
  const pressed = Promise.withResolvers<void>()
  await page.route('**/assets/host/main.*.js', async (route) => {
    await pressed.promise
    await route.continue()
  })
  await page.goto(pathOf(product!), { waitUntil: 'commit' })
  await chat.hover()
  const before = await chat.boundingBox()
  await page.mouse.down()
  // A buyer's page reserves space for couriers above the link. Without an address the space is removed.
  // The position is checked in each frame.
  const moved = chat.evaluate(
    (link, y) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (link.getBoundingClientRect().y === y) requestAnimationFrame(look)
          else resolve()
        }
        look()
      }),
    before!.y,
  )
  pressed.resolve()
  await moved
  await page.mouse.up()
  await page.waitForURL('/chat/*')
})
