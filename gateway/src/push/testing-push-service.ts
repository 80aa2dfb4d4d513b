import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { certificate } from './testing-certificate.ts'

export interface ReceivedPush {
  payload: { title: string; path: string; tag: string; language: string }
  headers: IncomingMessage['headers']
  /** The claims of its verified VAPID token. */
  claims: { aud: string; exp: number; sub: string }
}

/** A push service with its browsers. It verifies and decrypts each push (RFC 8292, RFC 8291) with node:crypto alone. */
export async function startPushService(publicKey: () => string) {
  setDefaultCACertificates([...getCACertificates('default'), certificate.cert])
  const browsers = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>()
  const received: ReceivedPush[] = []
  const problems: unknown[] = []
  let answer: { status: number; headers?: Record<string, string> } = { status: 201 }
  let requests = 0

  const server = createServer(certificate, (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      requests += 1
      response.writeHead(answer.status, answer.headers).end()
      if (answer.status !== 201) return
      try {
        const browser = browsers.get(request.url ?? '')!
        const { headers } = request
        const claims = verifiedClaims(headers.authorization ?? '', publicKey())
        received.push({
          claims,
          headers,
          payload: JSON.parse(decrypted(Buffer.concat(chunks), browser)),
        })
      } catch (error) {
        problems.push(error)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `localhost:${(server.address() as AddressInfo).port}`

  return {
    host,
    received,
    problems,
    requests: () => requests,
    answerWith: (status: number, headers?: Record<string, string>) => {
      answer = { status, ...(headers ? { headers } : {}) }
    },
    /** A new browser: the subscription that its `PushManager` returns. */
    browser() {
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const auth = randomBytes(16)
      const path = `/send/${randomBytes(8).toString('hex')}`
      browsers.set(path, { ecdh, auth })
      return {
        endpoint: `https://${host}${path}`,
        keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
      }
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

function verifiedClaims(authorization: string, publicKey: string): ReceivedPush['claims'] {
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  if (key !== publicKey) throw new Error('The push names another key')
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('The signature of the push is wrong')
  return JSON.parse(Buffer.from(body, 'base64url').toString())
}

/** RFC 8188 and 8291: one record of aes128gcm. */
function decrypted(
  body: Buffer,
  { ecdh, auth }: { ecdh: ReturnType<typeof createECDH>; auth: Buffer },
): string {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + idLength)
  const record = body.subarray(21 + idLength)
  const hkdf = (secret: Buffer, salted: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salted, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const secret = hkdf(ecdh.computeSecret(sender), auth, info, 32)
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  // The last record ends with a 2 and zeros.
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}
