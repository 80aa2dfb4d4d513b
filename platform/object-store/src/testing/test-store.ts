import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { BucketSettings } from '../bucket-settings.ts'

/** An object store with one bucket, on a port and in a directory of its own. */
export interface TestStore {
  settings: BucketSettings
  /** The settings as environment variables. */
  env: Record<string, string>
  /** Ends it; its objects remain. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Ends it for good. */
  close(): Promise<void>
}

/** The only credentials that s3rver knows. */
const KEY = 'S3RVER'

export async function startTestStore(): Promise<TestStore> {
  const directory = await mkdtemp(join(tmpdir(), 'borong-objects-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/borong`
  let server: S3rver | undefined
  const start = async () => {
    server = new S3rver({
      address: '127.0.0.1',
      port,
      directory,
      silent: true,
      configureBuckets: [{ name: 'borong', configs: [] }],
    })
    await server.run()
  }
  const stop = async () => {
    await server?.close()
    server = undefined
  }
  await start()
  return {
    settings: {
      url,
      region: 'us-east-1',
      accessKeyId: KEY,
      secretAccessKey: KEY,
      sessionToken: undefined,
      prefix: '',
    },
    env: { STORE_URL: url, S3_ACCESS_KEY_ID: KEY, S3_SECRET_ACCESS_KEY: KEY },
    start,
    stop,
    async close() {
      await stop()
      await rm(directory, { recursive: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
