import {
  confirmWith,
  fillWallet,
  payButton,
  PIN,
  postBiller,
  readBalance,
  readBillerTransactions,
  readBills,
} from '../fixtures/bills.ts'
import { withOwnGateway } from '../fixtures/own-gateway.ts'
import { openPlatform } from '../fixtures/platform.ts'
import { expect, logIn, open, registerBuyer, test } from '../fixtures/shop.ts'

const NUMBER = '087800001230'

test('F-07 X-07: a gateway that is killed while the biller works pays a bill once, and the open page shows its end @long', async ({
  page,
  context,
  problems,
}) => {
  test.setTimeout(600_000)
  problems.allow(/502 \(Bad Gateway\)/)
  await withOwnGateway(async (gateway) => {
    const { platform, stop } = await openPlatform('staging')
    try {
      const buyer = await registerBuyer()
      await logIn(context, platform.address, buyer)
      await fillWallet(buyer)
      const before = await readBalance(buyer)
      await postBiller({ action: 'switch', mode: 'slow', wait: '120' })

      await open(page, `${platform.address}/billing/pulsa`)
      await page.getByLabel('Nomor HP').fill(NUMBER)
      await page.getByRole('radio', { name: /^10\.000/ }).click()
      const sheet = await confirmWith(page, /Saldo/)
      await sheet.getByLabel('PIN saldo', { exact: true }).fill(PIN)
      await payButton(sheet).click()
      await page.waitForURL('**/billing/transaction/*')
      await expect(page.getByText('Sedang diproses penyedia')).toBeVisible()
      const ofNumber = async () =>
        (await readBillerTransactions()).filter(({ number }) => number === NUMBER)
      await expect.poll(async () => (await ofNumber()).length).toBe(1)

      await gateway.kill()
      await expect(page.getByText('Sedang diproses penyedia')).toBeVisible()
      await gateway.start()
      const [sent] = await ofNumber()
      await postBiller({ action: 'switch', mode: 'normal' })
      // A biller repeats its callback until the shop answers.
      await postBiller({ action: 'again' }, sent!.reference)

      await expect(page.getByText(/^Berhasil pada/)).toBeVisible({ timeout: 90_000 })
      expect(await ofNumber()).toMatchObject([{ requests: 1, state: 'done' }])
      const [bill, ...others] = await readBills(buyer)
      expect(others.map(({ state }) => state)).toEqual(['refunded'])
      expect(bill).toMatchObject({ state: 'done' })
      expect(await readBalance(buyer)).toBe(before - bill!.price)
    } finally {
      await stop()
    }
  })
})
