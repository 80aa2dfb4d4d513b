import type { Database } from './database.ts'
import { evictTokens, type KnownToken, knownTokens } from './known-tokens.ts'

const token = (kind: KnownToken['kind']): KnownToken => ({
  kind,
  userId: kind === 'buyer' ? 'budi' : null,
  family: 'family',
  expiresAt: new Date(0),
})

test('C-04: caches a buyer token until tokens are revoked, and a guest token beyond', () => {
  const db = {} as Database
  for (const kind of ['buyer', 'guest', 'refresh'] as const)
    knownTokens(db).reading(kind)(token(kind))
  expect(knownTokens(db).get('buyer')).toEqual(token('buyer'))
  expect(knownTokens(db).get('refresh')).toBeUndefined()
  evictTokens(db)
  expect(knownTokens(db).get('buyer')).toBeUndefined()
  expect(knownTokens(db).get('guest')).toEqual(token('guest'))
})

test('C-04: does not cache a token that was read during a revocation', () => {
  const db = {} as Database
  const remember = knownTokens(db).reading('hash')
  evictTokens(db)
  remember(token('buyer'))
  expect(knownTokens(db).get('hash')).toBeUndefined()
})
