import * as v from 'valibot'
import { defineCall, type Call } from '../call.ts'
import { home } from '../campaigns.ts'
import { productDetail } from '../catalogue.ts'
import type { CallShape } from '../shape.ts'
import { compareApiSurfaces, readApiSurface } from './surface.ts'

const base = {
  summary: 'A product',
  query: v.object({
    alias: v.pipe(v.string(), v.maxLength(50)),
    sort: v.optional(v.picklist(['new', 'cheap'])),
  }),
  reply: v.object({
    name: v.string(),
    price: v.number(),
    tags: v.array(v.string()),
    note: v.nullable(v.string()),
  }),
}
const surface = (shape: CallShape, call: Call = productDetail) =>
  readApiSurface('1.0.0', [{ call, shape }])
const before = surface(base)
const brokenBy = (shape: CallShape) =>
  compareApiSurfaces(before, surface(shape)).broken.map(({ reason }) => reason)

test('M-05: the same calls have no changes', () => {
  expect(compareApiSurfaces(before, surface(base))).toEqual({ added: [], changed: [], broken: [] })
})

test.each([
  [
    'another optional field to send',
    { ...base, query: v.object({ ...base.query.entries, page: v.optional(v.number()) }) },
  ],
  [
    'a field that need not be sent any more',
    { ...base, query: v.object({ ...base.query.entries, alias: v.optional(v.string()) }) },
  ],
  [
    'another value to choose from',
    {
      ...base,
      query: v.object({
        ...base.query.entries,
        sort: v.optional(v.picklist(['new', 'cheap', 'near'])),
      }),
    },
  ],
  [
    'another field to read',
    { ...base, reply: v.object({ ...base.reply.entries, stock: v.number() }) },
  ],
  [
    'a field to read that is never null any more',
    { ...base, reply: v.object({ ...base.reply.entries, note: v.string() }) },
  ],
  [
    'a number to read that is now whole',
    { ...base, reply: v.object({ ...base.reply.entries, price: v.pipe(v.number(), v.integer()) }) },
  ],
])('M-05: %s is compatible', (_, shape) => {
  expect(compareApiSurfaces(before, surface(shape))).toEqual({
    added: [],
    changed: ['productDetail'],
    broken: [],
  })
})

test.each([
  [
    'a field to send that became required',
    { ...base, query: v.object({ ...base.query.entries, sort: v.picklist(['new', 'cheap']) }) },
    'query: sort may be missing',
  ],
  [
    'a value that can not be chosen any more',
    { ...base, query: v.object({ ...base.query.entries, sort: v.optional(v.picklist(['new'])) }) },
    'query: sort does not fit as "cheap"',
  ],
  [
    'a text that may be shorter only',
    {
      ...base,
      query: v.object({ ...base.query.entries, alias: v.pipe(v.string(), v.maxLength(10)) }),
    },
    'query: alias has a tighter maxLength',
  ],
  [
    'a field to read that is gone',
    { ...base, reply: v.omit(base.reply, ['price']) },
    'reply: price may be missing',
  ],
  [
    'a field to read of another type',
    { ...base, reply: v.object({ ...base.reply.entries, price: v.string() }) },
    'reply: price is string, not number',
  ],
  [
    'list items of another type',
    { ...base, reply: v.object({ ...base.reply.entries, tags: v.array(v.number()) }) },
    'reply: tags[] is number, not string',
  ],
  [
    'a field to read that may be null now',
    { ...base, reply: v.object({ ...base.reply.entries, name: v.nullable(v.string()) }) },
    'reply: name is null, not string',
  ],
  [
    'a body that must be sent now',
    { ...base, body: v.object({ id: v.string() }) },
    'body: id may be missing',
  ],
])('M-05: %s is incompatible, and is named', (_, shape, reason) => {
  expect(brokenBy(shape)).toEqual([reason])
})

test('M-05: a removed call and a changed address are incompatible', () => {
  expect(compareApiSurfaces(before, surface(base, home))).toMatchObject({
    added: ['home'],
    broken: [{ name: 'productDetail', reason: 'is no longer there' }],
  })
  const moved = surface(
    base,
    defineCall('productDetail', 'GET', '/products', { host: 'api', access: 'guest' }),
  )
  expect(compareApiSurfaces(before, moved).broken[0]!.reason).toMatch(
    /^is now api GET \/products guest, was main GET/,
  )
})
