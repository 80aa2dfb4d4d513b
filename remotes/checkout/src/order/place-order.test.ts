import { openPage } from '@borong/contract/host'
import { fakeGateway, refusal } from '@borong/contract/testing/fake-gateway'
import { testPage } from '@borong/contract/testing/test-page'
import { createPlaceOrder, type OrderBody } from './place-order.ts'

const body: OrderBody = {
  shipping_address_id: 'a1',
  items: [{ id_item: '1', quantity: 2 }],
  shipping_used: [{ vendor_id: '7', shipping_id: 'jne-reg' }],
  payment_id: 'va-bca',
  total_payment: 120_000,
}
const created = {
  data: {
    order_id: 'o1',
    order_serial: 'BRG1',
    state: 'awaiting_payment',
    totals: {},
    payment: { id: 'p1', url: 'http://bank/1' },
  },
}
const shortage = () =>
  new Response(
    JSON.stringify({
      name: 'INSUFFICIENT_STOCK',
      message: 'Stok kurang',
      data: { lines: [{ id_item: '1', name: 'Beras', asked: 2, stock: 1 }] },
    }),
    { status: 422 },
  )
const lost = () => {
  throw new TypeError('Failed to fetch')
}

let page: ReturnType<typeof createPlaceOrder>
const placeOrder = (body: OrderBody, cartVersion = 1) => page({ version: 'v3', body, cartVersion })

let keys: (string | null)[]

/** A gateway that records the idempotency key of every order. */
function gateway(answers: Parameters<typeof fakeGateway>[0]) {
  const fake = fakeGateway(answers)
  const answered = globalThis.fetch
  keys = []
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (request.method === 'POST') keys.push(request.headers.get('idempotency-key'))
    return answered(request)
  }
  openPage(testPage({ credentials: { accessToken: () => 'token' } }))
  return fake
}

beforeEach(() => {
  localStorage.clear()
  page = createPlaceOrder()
  Object.assign(crypto, { randomUUID: () => `key-${Math.random()}` })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('C-27: two taps are one order', async () => {
  const { calls } = gateway({ createOrder: created })
  const [one, other] = await Promise.all([placeOrder(body), placeOrder(body)])
  expect(one).toEqual({ state: 'finished', order: created.data })
  expect(other).toEqual(one)
  expect(calls).toHaveLength(1)
})

test('C-27: each page sends its own order; without storage a page does not use the key of another', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Storage is forbidden', 'SecurityError')
  })
  const { calls } = gateway({ createOrder: created })
  const other = createPlaceOrder()
  await Promise.all([placeOrder(body), other({ version: 'v3', body, cartVersion: 1 })])
  await placeOrder(body)
  expect(calls).toHaveLength(3)
  expect(keys[1]).not.toBe(keys[0])
  expect(keys[2]).toBe(keys[0])
})

test('C-27: the same content reuses its key while the storage is full', async () => {
  gateway({ createOrder: () => refusal(422, 'COURIER_UNKNOWN') })
  await placeOrder({ ...body, total_payment: 1 })
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
  })
  await placeOrder(body)
  await placeOrder(body)
  expect(keys[1]).not.toBe(keys[0])
  expect(keys[2]).toBe(keys[1])
})

test('C-27: the same content reuses its key after refusals and reloads; other content and the next order get another', async () => {
  const answers = {
    createOrder: (): unknown => {
      throw refusal(422, 'COURIER_UNKNOWN')
    },
  }
  gateway(answers)
  await placeOrder(body)
  await placeOrder(body)
  await placeOrder({ ...body, total_payment: 1 })
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
  answers.createOrder = () => created
  await placeOrder(body)
  await placeOrder(body, 2)
  expect(keys[4]).not.toBe(keys[3])
})

test('C-27: an old tab whose order another tab has made finds that order, and makes no second one', async () => {
  gateway({ createOrder: created })
  await placeOrder(body)
  await placeOrder(body)
  expect(keys[1]).toBe(keys[0])
})

test('T-13 X-04: too little stock names the lines', async () => {
  gateway({
    createOrder: () => {
      throw shortage()
    },
  })
  await expect(placeOrder(body)).resolves.toEqual({
    state: 'insufficient-stock',
    lines: [{ id_item: '1', name: 'Beras', asked: 2, stock: 1 }],
  })
})

test('X-04: another refusal has the server’s message; an error without one has none', async () => {
  gateway({
    createOrder: () => {
      throw refusal(409, 'TOTAL_CHANGED', 'Total berubah')
    },
  })
  await expect(placeOrder(body)).resolves.toMatchObject({
    state: 'refused',
    message: 'Total berubah',
  })
})

test.each([400, 409, 429])(
  'X-04: a %d with a message is shown with it, also without a reason',
  async (status) => {
    gateway({
      createOrder: () => {
        throw Response.json({ message: 'Total berubah' }, { status })
      },
    })
    await expect(placeOrder(body)).resolves.toMatchObject({
      state: 'refused',
      message: 'Total berubah',
    })
  },
)

test('C-27: after a lost response the order is fetched by its key, not sent again', async () => {
  const { calls } = gateway({ createOrder: lost, orderByKey: created })
  await expect(placeOrder(body)).resolves.toMatchObject({ state: 'finished' })
  expect(calls.map(({ call }) => call)).toEqual(['createOrder', 'orderByKey'])
  expect(calls[1]?.url.pathname).toContain(keys[0])
})

test('X-04: a failure that made no order shows the server’s message, after one look for the order', async () => {
  const { calls } = gateway({
    createOrder: () => {
      throw refusal(500, 'BROKEN', 'Layanan pesanan sedang diperbaiki')
    },
    orderByKey: () => {
      throw refusal(404, 'ORDER_UNKNOWN')
    },
  })
  await expect(placeOrder(body)).resolves.toMatchObject({
    state: 'refused',
    message: 'Layanan pesanan sedang diperbaiki',
  })
  expect(calls.map(({ call }) => call)).toEqual(['createOrder', 'orderByKey'])
})

test('C-27: a failure after the order was made is no refusal', async () => {
  gateway({
    createOrder: () => {
      throw refusal(500, 'BROKEN', 'Layanan pesanan sedang diperbaiki')
    },
    orderByKey: created,
  })
  await expect(placeOrder(body)).resolves.toMatchObject({ state: 'finished' })
})

test('C-27: when no order is found by the key, the next attempt reuses it', async () => {
  jest.useFakeTimers()
  const { calls, answers } = gateway({
    createOrder: lost,
    orderByKey: () => {
      throw refusal(404, 'ORDER_UNKNOWN')
    },
  })
  const placed = placeOrder(body)
  await jest.advanceTimersByTimeAsync(60_000)
  await expect(placed).resolves.toEqual({ state: 'unknown' })
  expect(calls.filter(({ call }) => call === 'createOrder')).toHaveLength(1)
  answers.createOrder = created
  await expect(placeOrder(body)).resolves.toMatchObject({ state: 'finished' })
  expect(keys[1]).toBe(keys[0])
})
