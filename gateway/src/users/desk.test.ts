import { readCode } from '../testing/read-code.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'

const gateway = openTestGateway()

const change = async (account: string, phone: string) =>
  (
    await gateway.gateway.app.inject({
      method: 'POST',
      url: '/seller-desk/buyers',
      payload: { account, phone, reason: 'Nomor lama hilang' },
    })
  ).statusCode

test('R-26: a number that support has changed is unverified until its owner enters the code', async () => {
  const buyer = await gateway.signedIn({ email: 'hilang@contoh.id', handphone: '6281211110001' })
  await gateway.signedIn({ handphone: '6281211110002' })
  expect(await change('hilang@contoh.id', '0812 1111 0002')).toBe(404)
  expect(await change('nobody@contoh.id', '0812 1111 0003')).toBe(404)
  expect(await change('hilang@contoh.id', '0812 1111 0003')).toBe(200)
  const as = buyer.token
  const account = async () => (await gateway.call('ssoProfile', { as })).body.data
  expect(await account()).toMatchObject({ handphone: '6281211110003', phone_verified: false })
  const { body } = await gateway.call('orderNotifications', { as, query: {} })
  expect(body.result.items).toMatchObject([{ kind: 'PHONE_CHANGED', path: '/verify-phone' }])

  const sent = await gateway.call('generateOtp', {
    as,
    body: { type: 'verify_phone', channel: 'sms' },
  })
  const otp = await readCode(gateway, '6281211110003')
  const request_id = sent.body.data.request_id
  expect((await gateway.call('verifyOtp', { as, body: { request_id, otp } })).status).toBe(200)
  expect(await account()).toMatchObject({ phone_verified: true })
})
