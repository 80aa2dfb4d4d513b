import { generateKeyPairSync } from 'node:crypto'
import { readPreview, signPreview } from './preview-link.ts'
import { signRecord } from './signature.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const choice = { versions: { checkout: '1.1.0-pr1.abc' }, until: 1_900_000_000 }

test('M-06: a preview link contains its choice, and only the registry can write one', () => {
  const link = signPreview(choice, privateKey)
  expect(readPreview(link, publicKey)).toEqual(choice)
  const [payload = '', signature = ''] = link.split('.')
  const longer = Buffer.from(JSON.stringify({ ...choice, until: 2_000_000_000 }))
  const forged = [
    `${longer.toString('base64url')}.${signature}`,
    `${payload}.${'A'.repeat(86)}`,
    payload,
    `${link}A`,
    '',
    signPreview(choice, generateKeyPairSync('ed25519').privateKey),
  ]
  for (const text of forged) expect(readPreview(text, publicKey)).toBeUndefined()
})

test('M-06: the signature of another record is not the signature of a link', () => {
  const { signature } = signRecord('release', choice, privateKey)
  const payload = Buffer.from(JSON.stringify(choice)).toString('base64url')
  const text = `${payload}.${Buffer.from(signature, 'base64').toString('base64url')}`
  expect(readPreview(text, publicKey)).toBeUndefined()
})
