/** @jest-environment node */
import { debugIdOf } from '@borong/contract/debug-id'
import type { ErrorEvent } from '@sentry/react'
import { createHash } from 'node:crypto'
import { withDebugIds } from './debug-ids.ts'

const SHOP = 'https://m.borong.example'
const CODE = 'throw new Error()'
const MAIN = `${SHOP}/assets/services/main.1a2b.js`

const eventOf = (...filenames: string[]): ErrorEvent => ({
  type: undefined,
  exception: {
    values: [{ stacktrace: { frames: filenames.map((filename) => ({ filename })) } }],
  },
})

let asked: string[]
beforeEach(() => {
  asked = []
  globalThis.fetch = jest.fn(async (input: Request | string | URL) => {
    asked.push(String(input))
    if (String(input).includes('gone')) throw new TypeError('Failed to fetch')
    return new Response(CODE)
  })
})

test('C-35: an error names the debug id of each script of its stack once', async () => {
  const event = await withDebugIds(eventOf(MAIN, MAIN, `${SHOP}/other.js`, '<anonymous>'))
  const expected = debugIdOf(createHash('sha384').update(CODE).digest())
  expect(event.debug_meta?.images).toEqual([
    { type: 'sourcemap', code_file: MAIN, debug_id: expected },
  ])
  expect(expected).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(asked).toEqual([MAIN])
})

test('C-35: an error whose script can no longer be read is reported without a debug id', async () => {
  const event = eventOf(`${SHOP}/assets/services/gone.js`)
  expect(await withDebugIds(event)).toEqual(event)
})
