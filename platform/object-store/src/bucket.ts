import { AwsV4Signer } from 'aws4fetch'
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, request } from 'undici'
import type { BucketSettings } from './bucket-settings.ts'
import { listingOf, valueOf, type ListedObject } from './listing.ts'
import { StoreError } from './store-error.ts'

/** The objects of a bucket by key. Every operation may be repeated, and rejects with a `StoreError` when it fails. */
export interface Bucket {
  /** When the object was stored; undefined when it is not. */
  storedAt(key: string): Promise<Date | undefined>
  read(key: string): Promise<Buffer | undefined>
  /** The object exists whole afterwards, or as it was before. */
  write(key: string, content: Buffer): Promise<void>
  remove(key: string): Promise<void>
  /** The objects whose keys have this prefix. A store may list late what was stored or removed a moment ago. */
  list(prefix: string): AsyncIterable<ListedObject>
}

type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE'

interface Answer {
  status: number
  modified: string
  body: Buffer
}

const connections = new Agent({
  connections: 32,
  connect: { timeout: 3_000 },
  headersTimeout: 15_000,
  bodyTimeout: 15_000,
})
/** The pauses before the second and the third try. */
const PAUSES_MS = [200, 800]

/** Opens a bucket. No request is sent before its first use. */
export function openBucket(settings: BucketSettings): Bucket {
  const { url: address, prefix: folder } = settings
  const send = (method: Method, url: string, content?: Buffer) =>
    sendOften(address, () => exchange(settings, method, url, content))
  const urlOf = (key: string) => `${address}/${folder}${key}`

  return {
    async storedAt(key) {
      const answer = await send('HEAD', urlOf(key))
      return answer && new Date(answer.modified)
    },
    read: async (key) => (await send('GET', urlOf(key)))?.body,
    async write(key, content) {
      const answer = await send('PUT', urlOf(key), content)
      if (!answer) throw new StoreError('refused', `${address} takes no objects: it answers 404`)
    },
    async remove(key) {
      await send('DELETE', urlOf(key))
    },
    async *list(prefix) {
      let next: string | undefined
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: folder + prefix })
        if (next !== undefined) query.set('continuation-token', next)
        const answer = await send('GET', `${address}?${query}`)
        if (!answer) throw new StoreError('refused', `${address} is no bucket: it answers 404`)
        const page = listingOf(answer.body.toString())
        for (const { key, ...rest } of page.objects)
          yield { key: key.slice(folder.length), ...rest }
        next = page.next
      } while (next !== undefined)
    },
  }
}

/** Sends a request until it is answered, three times at most. Undefined when the object does not exist. */
async function sendOften(
  address: string,
  exchangeOnce: () => Promise<Answer>,
): Promise<Answer | undefined> {
  for (let tries = 0; ; tries += 1) {
    const outcome = await exchangeOnce().then(outcomeOf, (error: unknown) => ({
      reason: reasonOf(error),
    }))
    if ('answer' in outcome) return answerOf(address, outcome.answer)
    const pause = PAUSES_MS[tries]
    if (pause === undefined)
      throw new StoreError('unavailable', `The object store at ${address} ${outcome.reason}`)
    await sleep(pause)
  }
}

async function exchange(
  { accessKeyId, secretAccessKey, sessionToken, region }: BucketSettings,
  method: Method,
  url: string,
  content: Buffer = Buffer.alloc(0),
): Promise<Answer> {
  const signed = await new AwsV4Signer({
    method,
    url,
    // With the hash of the content, a store rejects content that was cut or altered.
    headers: { 'x-amz-content-sha256': createHash('sha256').update(content).digest('hex') },
    accessKeyId,
    secretAccessKey,
    sessionToken,
    region,
    service: 's3',
  }).sign()
  const { statusCode, headers, body } = await request(signed.url, {
    method,
    headers: Object.fromEntries(signed.headers),
    body: method === 'PUT' ? content : null,
    dispatcher: connections,
  })
  return {
    status: statusCode,
    modified: String(headers['last-modified'] ?? ''),
    body: Buffer.from(await body.arrayBuffer()),
  }
}

/** A final answer, or the reason for which another try may succeed. */
const outcomeOf = (answer: Answer): { answer: Answer } | { reason: string } =>
  answer.status < 500 && answer.status !== 429
    ? { answer }
    : { reason: `answers ${answer.status} ${codeIn(answer.body)}`.trim() }

function answerOf(address: string, answer: Answer): Answer | undefined {
  const { status, body } = answer
  const code = codeIn(body)
  if (status < 300) return answer
  if (status === 404 && code !== 'NoSuchBucket') return undefined
  if (status === 401 || status === 403)
    throw new StoreError(
      'refused',
      `The object store at ${address} refuses S3_ACCESS_KEY_ID with S3_SECRET_ACCESS_KEY: ${code || status}`,
    )
  throw new StoreError(
    'refused',
    `The object store at ${address} answers ${status} ${code}. Check STORE_URL and S3_REGION.`,
  )
}

const codeIn = (body: Buffer) => valueOf(body.toString(), 'Code') ?? ''

function reasonOf(error: unknown): string {
  const { code, message } = error as Error & { code?: string }
  return `does not answer: ${code ?? message}`
}
