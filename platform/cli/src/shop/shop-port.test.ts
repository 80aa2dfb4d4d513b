import { Complaint } from '../command.ts'
import { shopPort } from './shop-port.ts'
import { start } from './start.ts'

test('the shop opens at PORT, or at 3000', () => {
  expect([shopPort({}), shopPort({ PORT: '3100' })]).toEqual([3000, 3100])
})

test.each(['abc', '', '0', '-1', '3000.5', '65536'])('refuses PORT=%s by its name', (PORT) => {
  expect(() => shopPort({ PORT })).toThrow(
    new Complaint(`PORT must be a port from 1 to 65535, not “${PORT}”.`),
  )
})

test('a start with a wrong PORT ends before it builds', async () => {
  const before = process.env.PORT
  process.env.PORT = 'abc'
  try {
    await expect(start.run([])).rejects.toThrow('PORT must be a port')
  } finally {
    if (before === undefined) delete process.env.PORT
    else process.env.PORT = before
  }
})
