/** @jest-environment node */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { httpProvider } from './http-provider.ts'

/** Opens a payment at a service that answers with this besides its reference. */
async function openAt(answer: object) {
  const server = createServer((_, response) =>
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ reference: 'r1', url: 'https://pay.contoh.id/r1', ...answer })),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    return await httpProvider({ url, key: 'k', publicUrl: 'https://borong.id/gateway' }).open({
      paymentId: 'p1',
      serial: 'BRG1',
      method: 'qris',
      amount: 10_000,
      accountNumber: null,
      expiresAt: new Date(0),
      returnUrl: 'https://borong.id/thank-you/BRG1',
      email: null,
    })
  } finally {
    server.close()
  }
}

test('C-25: the text of a QR code comes from the payment service', async () => {
  expect(await openAt({ qr_string: '000201' })).toMatchObject({ reference: 'r1', qrText: '000201' })
})

test.each([
  ['none', {}],
  ['an empty one', { qr_string: '' }],
  ['one that is too long for a QR code', { qr_string: '0'.repeat(3000) }],
])('C-25: a payment with %s has its page alone', async (_, answer) => {
  expect(await openAt(answer)).toMatchObject({ url: 'https://pay.contoh.id/r1', qrText: null })
})
