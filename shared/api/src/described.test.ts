import type { Call } from './call.ts'
import { calls, shapeFor, shapes } from './described.ts'

const described: Readonly<Record<string, Call>> = calls

test('C-01: a call’s id is its export name, and is unique', () => {
  expect(Object.entries(described).filter(([name, { id }]) => name !== id)).toEqual([])
})

test('C-01: every call has a shape, and every shape a call', () => {
  expect(Object.values(described).filter((call) => !shapeFor(call))).toEqual([])
  const names = Object.entries<unknown>(shapes)
    .filter(([, shape]) => 'summary' in (Object(shape) as object))
    .map(([name]) => name)
  expect(names.filter((name) => !described[name])).toEqual([])
})

test('C-01: no two calls have the same method and path', () => {
  const addresses = Object.values(described).map(
    ({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`,
  )
  expect(new Set(addresses).size).toBe(addresses.length)
})
