import { expect, test } from '../fixtures/shop.ts'

test('a first visit does not wait for the shop’s face; from the second document on pages are set in it', async ({
  page,
  context,
}) => {
  const inspector = await context.newCDPSession(page)
  await inspector.send('DOM.enable')
  await inspector.send('CSS.enable')
  const faceOf = async (selector: string) => {
    const { root } = await inspector.send('DOM.getDocument')
    const { nodeId } = await inspector.send('DOM.querySelector', { nodeId: root.nodeId, selector })
    const { fonts } = await inspector.send('CSS.getPlatformFontsForNode', { nodeId })
    return fonts.map(({ familyName }) => familyName)
  }
  const face = page.waitForResponse('**/plus-jakarta-sans.*.woff2')
  await page.goto('/search/beras')
  await (await face).finished()
  await page.goto('/category')
  await expect.poll(() => faceOf('main h1')).toEqual(['Plus Jakarta Sans'])
})
