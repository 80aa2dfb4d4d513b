import { findProducts } from '../fixtures/market.ts'
import { fillCart } from '../fixtures/orders.ts'
import {
  untilHydrated,
  expect,
  gateway,
  heading,
  logIn,
  open,
  signInOnScreen,
  test,
  type Buyer,
} from '../fixtures/shop.ts'

const NOBODY = 'a-token-that-nobody-was-given'

/** A buyer with an access token that is no longer accepted, so that the first call renews it. */
const expired = (buyer: Buyer) => ({ ...buyer, access: { ...buyer.access, value: NOBODY } })

/** Sends a refresh token without a browser. Returns whether it still gives tokens. */
const givesTokens = (refreshToken: string) =>
  gateway('/sso/v1/retoken', { token: refreshToken, body: {} }).then(
    () => true,
    () => false,
  )

test('T-05 T-07 C-03: a stolen refresh token ends both sessions; the buyer sees a notice, signs in and has lost nothing @long', async ({
  page,
  context,
  newContext,
  buyer,
  shop,
}) => {
  const [product] = await findProducts('beras')
  await fillCart(buyer, [product!])
  await logIn(context, shop, expired(buyer))
  await open(page, '/add-address')
  await page.getByLabel('Nama penerima').fill('Ibu Rini')
  await page.getByLabel('Alamat lengkap').fill('Jalan Mawar 8, ruko kedua')

  // The buyer's browser has renewed its tokens. The thief uses the previous refresh token.
  await expect.poll(() => givesTokens(buyer.refresh.value), { timeout: 20_000 }).toBe(false)
  const thief = await newContext()
  await logIn(thief, shop, expired(buyer))
  const stolen = await thief.newPage()
  await stolen.goto('/transaction')
  await stolen.waitForURL('/login')
  await thief.close()

  await page.goto('/add-address')
  await page.waitForURL('/login')
  await expect(page.getByText('Anda dikeluarkan demi keamanan')).toBeVisible()
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names).not.toContain('access_token')
  expect(names).not.toContain('refresh_token')

  await untilHydrated(page)
  await signInOnScreen(page, buyer)
  await page.waitForURL('/add-address')
  await expect(page.getByLabel('Nama penerima')).toHaveValue('Ibu Rini')
  await expect(page.getByLabel('Alamat lengkap')).toHaveValue('Jalan Mawar 8, ruko kedua')
  await open(page, '/cart')
  await heading(page, 'Keranjang')
  await expect(page.getByRole('link', { name: product!.name }).first()).toBeVisible()
})
