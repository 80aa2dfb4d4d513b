import type { Release } from '@borong/contract/release'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateKeyPairSync } from 'node:crypto'
import { signRecord, verifyRecord, verifyRelease } from './signature.ts'

// Signed before the package canonicalize wrote the canonical JSON.
const SIGNED = join(import.meta.dirname, 'testing/signed-by-own-code.json')

test('M-05: verifies a release that an earlier registry signed, and refuses it when it is altered', async () => {
  const { publicKey, release } = JSON.parse(await readFile(SIGNED, 'utf8')) as {
    publicKey: string
    release: Release
  }
  expect(verifyRelease(release, publicKey)).toBe(true)
  expect(verifyRelease({ ...release, version: '1.4.1' }, publicKey)).toBe(false)
})

test('M-05: a signature holds for one kind of record only', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const record = { unit: 'checkout', version: '1.0.0' }
  const check = signRecord('check', record, privateKey)
  expect(verifyRecord('check', check, publicKey)).toBe(true)
  expect(verifyRecord('render check', check, publicKey)).toBe(false)
  expect(verifyRelease(check, publicKey)).toBe(false)
  expect(verifyRelease(signRecord('release', record, privateKey), publicKey)).toBe(true)
  expect(verifyRelease(record, publicKey)).toBe(false)
})
