import { shortHash, taggedVersion } from './tagged-version.ts'

test.each([
  ['from its first letter on', '01f3c4d5e6a7b8', 'f3c4d5e'],
  [
    'with a letter before it when its letters stand too far at the end',
    '0123456789012a',
    'x012345',
  ],
  ['with a letter before it when it has digits alone', '01234567890123', 'x012345'],
])('M-06: a tag names sources by their hash %s', (_, sources, hash) => {
  expect(shortHash(sources)).toBe(hash)
})

test('M-06: a tag replaces the one that a version had', () => {
  expect(taggedVersion('1.2.0', 'pr1.abc1234')).toBe('1.2.0-pr1.abc1234')
  expect(taggedVersion('1.2.0-local.f3c4d5e', 'pr1.abc1234')).toBe('1.2.0-pr1.abc1234')
})
