import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'

const KEY_ID = 'borong'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

export const makeSigningKey = () =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()

export const publicKeys = (privateKey: string) => ({
  keys: [
    {
      ...createPublicKey(createPrivateKey(privateKey)).export({ format: 'jwk' }),
      kid: KEY_ID,
      use: 'sig',
      alg: 'ES256',
    },
  ],
})

export function signIdToken(claims: object, privateKey: string): string {
  const content = `${encode({ alg: 'ES256', typ: 'JWT', kid: KEY_ID })}.${encode(claims)}`
  const signature = sign('sha256', Buffer.from(content), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  })
  return `${content}.${signature.toString('base64url')}`
}
