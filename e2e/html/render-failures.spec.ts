import { expect, test } from '../fixtures/platform.ts'
import { variantOf } from '../fixtures/variants.ts'

const HEADLINE = 'Layanan untuk bisnis Anda'

for (const [what, code] of [
  ['throws', 'throw new Error("only on the server")'],
  ['never ends', 'for (;;);'],
] as const) {
  test(`X-09: the browser renders a screen that ${what} on the server @long`, async ({
    page,
    platform,
  }) => {
    const variant = await variantOf('services', '1.1.0')
    await variant.replace(
      'src/services/ServicesScreen.tsx',
      'const t =',
      `if (typeof window === 'undefined') { ${code} }\n  const t =`,
    )
    await platform.release(await variant.build())
    const answer = await page.goto(`${platform.address}/services`)
    expect(answer!.status()).toBe(200)
    expect(await answer!.text()).not.toContain(`${HEADLINE}</h1>`)
    await expect(page.getByRole('heading', { level: 1, name: HEADLINE })).toBeVisible()
    // The server still renders other pages of the same release set.
    const home = async () => (await page.request.get(platform.address)).text()
    await expect.poll(home, { timeout: 30_000 }).toContain('<h1')
  })
}
