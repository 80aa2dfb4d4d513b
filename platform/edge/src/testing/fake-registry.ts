import type { ChannelUnit, Snapshot } from '@borong/contract/release'
import { channelIndexOf } from '@borong/registry/state/channel-index'
import { releaseObjectsOf, type ReleaseObjects } from '@borong/registry/state/release-objects'
import { signRecord } from '@borong/registry/signature'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { listen, shut } from './listen.ts'
import { keys, snapshotOf, type TestRelease } from './releases.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const EMPTY = { created: {}, starting: {}, withdrawn: {}, services: {} }

type Channels = Readonly<Record<string, Readonly<Record<string, ChannelUnit>>>>

/** A registry whose state a test sets. */
export interface FakeRegistry {
  origin: string
  /** Sets the channels' new state; waiting callers receive it. */
  set(channels: Channels, releases: readonly TestRelease[]): void
  /** Serves a snapshot unchanged, signed or not. */
  setSnapshot(change: (snapshot: Snapshot) => Snapshot): void
  /** Serves other content for a file. */
  alter(sha384: string, content: Buffer): void
  requestedFiles: string[]
  requestedObjects: string[]
  /** Signs indexes that are valid for this long from now on. */
  setValidity(milliseconds: number): void
  /** The documents that edges have reported. */
  documents: { visitor: string; address: string; units: Record<string, string> }[]
  refusedReports(): number
  close(): Promise<void>
}

export async function startRegistry(port = 0): Promise<FakeRegistry> {
  let snapshot = snapshotOf(0, {}, [])
  const contents = new Map<string, Buffer>()
  const waiting = new Set<{ response: ServerResponse; channel: string }>()
  let validMs = DAY_MS
  const requestedFiles: string[] = []
  const requestedObjects: string[] = []
  const documents: FakeRegistry['documents'] = []
  let refusedReports = 0
  let made: { snapshot: Snapshot; objects: ReleaseObjects } | undefined
  const objects = () => {
    if (made?.snapshot !== snapshot) made = { snapshot, objects: releaseObjectsOf(snapshot) }
    return made.objects
  }
  const signedIndex = (channel: string) =>
    JSON.stringify(
      signRecord(
        'channel index',
        {
          ...channelIndexOf({ ...EMPTY, ...snapshot }, channel, objects().lists),
          issuedAt: new Date().toISOString(),
          expires: new Date(Date.now() + validMs).toISOString(),
        },
        keys.privateKey,
      ),
    )
  const news = () => {
    for (const { response, channel } of waiting) response.end(signedIndex(channel))
    waiting.clear()
  }

  async function takeDocuments(request: IncomingMessage, response: ServerResponse) {
    const sent = (await json(request)) as Pick<FakeRegistry, 'documents'> & {
      refusedReports: number
    }
    documents.push(...sent.documents)
    refusedReports += sent.refusedReports
    response.writeHead(204).end()
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://registry')
    const file = /^\/registry\/v1\/files\/([0-9a-f]{96})$/.exec(url.pathname)?.[1]
    if (url.pathname === '/registry/v1/key') {
      return response.end(
        JSON.stringify({ publicKey: keys.publicKey.export({ type: 'spki', format: 'pem' }) }),
      )
    }
    const channel = /^\/registry\/v1\/channels\/([\w-]+)\/index$/.exec(url.pathname)?.[1]
    if (channel) {
      const isKnown = url.searchParams.get('after') === String(snapshot.sequence)
      return isKnown ? waiting.add({ response, channel }) : response.end(signedIndex(channel))
    }
    const object = /^\/registry\/v1\/objects\/([0-9a-f]{96})$/.exec(url.pathname)?.[1]
    if (object) {
      requestedObjects.push(object)
      const content = contents.get(object)?.toString() ?? objects().contentOf(object)
      return content ? response.end(content) : response.writeHead(404).end()
    }
    if (file) {
      requestedFiles.push(file)
      const content = contents.get(file)
      return content ? response.end(content) : response.writeHead(404).end()
    }
    if (url.pathname === '/registry/v1/documents') {
      return void takeDocuments(request, response)
    }
    return response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ url: request.url }))
  })
  const { origin } = await listen(server, port)

  return {
    origin,
    requestedFiles,
    requestedObjects,
    setValidity: (milliseconds) => void (validMs = milliseconds),
    documents,
    refusedReports: () => refusedReports,
    set(channels, releases) {
      for (const release of releases)
        for (const [hash, content] of release.contents) contents.set(hash, content)
      snapshot = snapshotOf(snapshot.sequence + 1, channels, releases)
      news()
    },
    setSnapshot(change) {
      snapshot = { ...change(snapshot), sequence: snapshot.sequence + 1 }
      news()
    },
    alter: (sha384, content) => void contents.set(sha384, content),
    close: () => shut(server),
  }
}
