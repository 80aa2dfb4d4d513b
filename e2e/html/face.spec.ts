import type { Page } from '@playwright/test'
import { expect, hydrated, test, watchShifts } from '../fixtures/documents.ts'
import { findProducts, pathOf } from '../fixtures/market.ts'

const FACE = 'Plus Jakarta Sans'
const isFace = (address: string) => /\/plus-jakarta-sans\.\w+\.woff2$/.test(address)

/** The faces that an element's text is truly drawn in. */
async function facesOf(page: Page, selector: string) {
  const inspector = await page.context().newCDPSession(page)
  await inspector.send('DOM.enable')
  await inspector.send('CSS.enable')
  const { root } = await inspector.send('DOM.getDocument')
  const { nodeId } = await inspector.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await inspector.send('CSS.getPlatformFontsForNode', { nodeId })
  await inspector.detach()
  return fonts.map(({ familyName }) => familyName)
}

// The heading may just be changing places with its skeleton.
const setIn = (page: Page, selector: string, faces: unknown) =>
  expect(async () => expect(await facesOf(page, selector)).toEqual(faces)).toPass()

test('the shop’s own face costs a first page nothing, comes to who goes on, and sets every document from then on', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (isFace(request.url())) asked.push(request.url())
  })
  await page.goto('/search/beras')
  expect(await hydrated(page)).toBe('alive')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])

  const face = page.waitForResponse((response) => isFace(response.url()))
  await page.getByRole('main').getByRole('link', { name: /beras/i }).first().click()
  await (await face).finished()
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('face=1')
  // Pages of the same document stay as they began, so that back finds its place.
  await page.getByRole('link', { name: 'Kategori' }).click()
  await expect(page).toHaveURL(/\/category$/)
  await setIn(page, 'main h1', expect.not.arrayContaining([FACE]))

  await page.goto('/')
  await setIn(page, 'main h2', [FACE])
})

test('who is said to have the face and has lost it sees pages that stand still, too', async ({
  page,
  context,
  shop,
}) => {
  await context.addCookies([{ name: 'face', value: '1', url: shop }])
  const shifts = await watchShifts(page)
  const [product] = await findProducts('beras')
  for (const address of [pathOf(product!), '/', '/search/beras']) {
    await page.goto(address)
    expect(await hydrated(page)).toBe('alive')
    await page.waitForLoadState('networkidle')
    expect(await shifts()).toEqual([])
  }
  await setIn(page, ':is(h1, h2):not(:empty)', [FACE])
})
