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

/** A service that answers each request with what `answer` makes of its address. */
async function service<T>(
  answer: (url: URL) => object,
  use: (provider: ReturnType<typeof httpProvider>) => Promise<T>,
): Promise<T> {
  const server = createServer((request, response) =>
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify(answer(new URL(request.url ?? '', 'http://service')))),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    return await use(httpProvider({ url, key: 'k', publicUrl: 'https://borong.id/gateway' }))
  } finally {
    server.close()
  }
}
const paid = (payment_id: string) => ({ payment_id, reference: 'r', state: 'paid', amount: 5 })

test('C-28: a payment is found at the service by the shop’s id', async () => {
  const find = (payments: object[]) =>
    service(
      (url) => (url.searchParams.get('payment_id') === 'p1' ? { payments } : {}),
      (provider) => provider.find('p1'),
    )
  expect(await find([paid('p1')])).toEqual(paid('p1'))
  expect(await find([])).toBeUndefined()
  await expect(find([{ ...paid('p1'), state: 'other' }])).rejects.toThrow()
})

test('C-28: the paid payments of a day are read page by page', async () => {
  const day = [new Date('2026-11-26T17:00:00Z'), new Date('2026-11-27T17:00:00Z')] as const
  const found = await service(
    ({ searchParams }) => {
      expect(searchParams.get('paid_from')).toBe('2026-11-26T17:00:00.000Z')
      return searchParams.get('cursor') === 'c2'
        ? { payments: [paid('p2')], next: null }
        : { payments: [paid('p1')], next: 'c2' }
    },
    async (provider) => {
      const ids: string[] = []
      for await (const page of provider.paidBetween(...day))
        ids.push(...page.map(({ payment_id }) => payment_id))
      return ids
    },
  )
  expect(found).toEqual(['p1', 'p2'])
})
