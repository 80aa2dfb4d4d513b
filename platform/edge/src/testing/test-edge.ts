import type { Boot } from '@borong/contract/release'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { configFrom, type Config } from '../config.ts'
import { openEdge, type Edge } from '../edge.ts'
import type { Log } from '../http/log.ts'
import { listen } from './listen.ts'

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
  text: string
  /** The document's boot data. */
  boot: Boot
  /** The cookies that were set, by name, each as it was written. */
  cookies: Record<string, string>
}

export interface TestEdge {
  edge: Edge
  origin: string
  directory: string
  logged: { level: string; message: string; fields: Record<string, unknown> }[]
  /** Sends this path unchanged. */
  get(path: string, headers?: Record<string, string>, method?: string): Promise<Answer>
  /** The first answer for which this holds; the edge receives changes of the registry asynchronously. */
  eventually(
    path: string,
    holds: (answer: Answer) => boolean,
    headers?: Record<string, string>,
  ): Promise<Answer>
  close(): Promise<void>
}

/** Starts an edge on a free port with its own directory, or with the given one. */
export async function startEdge(options: {
  registry: string
  gateway: string
  environment?: Record<string, string>
  config?: Partial<Config>
  directory?: string
}): Promise<TestEdge> {
  const directory = options.directory ?? (await mkdtemp(join(tmpdir(), 'borong-edge-')))
  const logged: TestEdge['logged'] = []
  const log: Log = (level, message, fields = {}) => void logged.push({ level, message, fields })
  const environment = {
    DATA_DIR: directory,
    // A busy machine must not change a document's content; tests of the time limit set their own.
    FIRST_DATA_MS: '5000',
    GATEWAY_ORIGIN: options.gateway,
    REGISTRY_ORIGIN: options.registry,
    ...options.environment,
  }
  const edge = await openEdge({ ...configFrom(environment), ...options.config }, log)
  const { origin, port } = await listen(edge.server)
  const get: TestEdge['get'] = (path, headers = {}, method = 'GET') =>
    send(port, path, headers, method)
  return {
    edge,
    origin,
    directory,
    logged,
    get,
    async eventually(path, holds, headers) {
      for (;;) {
        const answer = await get(path, headers)
        if (holds(answer)) return answer
      }
    },
    async close() {
      await edge.close()
      if (!options.directory) await rm(directory, { recursive: true, force: true })
    },
  }
}

// Node's own client, because `fetch` would normalize a path before it is sent.
function send(
  port: number,
  path: string,
  headers: Record<string, string>,
  method: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { port, host: '127.0.0.1', path, method, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const body = Buffer.concat(chunks)
          const text = body.toString('utf8')
          const cookies = (response.headers['set-cookie'] ?? []).map(
            (line) => [line.slice(0, line.indexOf('=')), line] as const,
          )
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body,
            text,
            get boot() {
              return bootOf(text)
            },
            cookies: Object.fromEntries(cookies),
          })
        })
      },
    )
    sent.on('error', reject)
    sent.end()
  })
}

function bootOf(html: string): Boot {
  const text = /<script type="application\/json" id="boot">([^<]*)<\/script>/.exec(html)?.[1]
  if (text === undefined) throw new Error(`There is no boot data in ${html.slice(0, 200)}`)
  return JSON.parse(text) as Boot
}
