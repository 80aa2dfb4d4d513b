import { API_VERSION, API_VERSION_HEADER } from '@borong/registry/api/api-version'
import type { Problem } from '@borong/registry/problem'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Complaint, type FailureKind } from '../command.ts'
import { shopPort } from '../shop/shop-port.ts'
import { dataDirectory, type Io } from './io.ts'
import { pipelineToken } from './pipeline-token.ts'

/** A refusal by the registry, with its answer. */
export class Refused extends Complaint {
  readonly problem: Problem & { reasons?: readonly Problem[] }

  constructor(problem: Problem & { reasons?: readonly Problem[] }, status: number) {
    super(inWords(problem), kindOf(problem.name, status))
    this.problem = problem
  }
}

const NOT_REACHED = new Set(['NO_REGISTRY', 'EDGE_UNREACHABLE', 'GATEWAY_UNREACHABLE'])

function kindOf(name: string, status: number): FailureKind {
  if (status === 401 || status === 403) return 'unauthorised'
  if (status >= 500 || NOT_REACHED.has(name)) return 'network'
  if (name === 'CHANNEL_CHANGED' || name === 'ROLLOUT_RUNNING') return 'conflict'
  return status === 400 || status === 404 ? 'usage' : 'refused'
}

/** An HTTP client of a registry. */
export interface RegistryClient {
  address: string
  /** Whether the registry has answered, and is older than this command. */
  isOlder(): boolean
  get<T>(path: string): Promise<T>
  send<T>(method: 'POST' | 'PUT', path: string, body: unknown): Promise<T>
  /** Which of these files the registry lacks. */
  missing(integrity: readonly string[]): Promise<string[]>
  upload(sha384: string, content: Buffer): Promise<void>
  remove(path: string): Promise<void>
}

/** A client for `--registry`, BORONG_REGISTRY or the local shop's registry, with the matching token. */
export async function openClient(
  io: Io,
  given: { registry?: string; isDryRun?: boolean } = {},
): Promise<RegistryClient> {
  const local = `http://localhost:${shopPort(io.env)}/registry`
  const address = (given.registry ?? io.env.BORONG_REGISTRY ?? local).replace(/\/+$/, '')
  if (!URL.canParse(address)) throw new Complaint(`${address} is no address. Example: ${local}`)
  const token =
    io.env.BORONG_TOKEN ?? (await pipelineToken(io, address)) ?? (await localToken(io, address))
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  return makeClient(address, authorization, given.isDryRun)
}

/** A client with a known address and token. In a dry run the registry answers each write, but writes nothing. */
export function makeClient(
  address: string,
  headers: Record<string, string>,
  isDryRun = false,
): RegistryClient {
  const writing = isDryRun ? 'dry-run/' : ''
  let isOlder = false
  async function ask(
    method: string,
    path: string,
    body?: { type: string; content: string | Buffer },
  ): Promise<Response> {
    const request: RequestInit = {
      method,
      headers: { ...headers, ...(body ? { 'content-type': body.type } : {}) },
      ...(body ? { body: body.content as RequestInit['body'] } : {}),
    }
    const response = await fetch(`${address}/v1/${path}`, request).catch(() => undefined)
    if (!response) throw notReached(address)
    isOlder = Number(response.headers.get(API_VERSION_HEADER) ?? 1) < API_VERSION
    if (!response.ok) throw new Refused(await problemOf(response, address), response.status)
    return response
  }
  const sendJson = async (method: string, path: string, body: unknown) =>
    (
      await ask(method, path, { type: 'application/json', content: JSON.stringify(body) })
    ).json() as Promise<unknown>
  return {
    address,
    isOlder: () => isOlder,
    get: async <T>(path: string) => (await (await ask('GET', path)).json()) as T,
    send: async <T>(method: 'POST' | 'PUT', path: string, body: unknown) =>
      (await sendJson(method, writing + path, body)) as T,
    async missing(integrity) {
      const answer = (await sendJson('POST', 'uploads', { integrity })) as { missing: string[] }
      return answer.missing
    },
    async upload(sha384, content) {
      if (!isDryRun)
        await ask('PUT', `files/${sha384}`, { type: 'application/octet-stream', content })
    },
    async remove(path) {
      await ask('DELETE', writing + path)
    },
  }
}

// On the registry's own machine, a user who can read its data may act as its admin.
async function localToken(io: Io, address: string): Promise<string | undefined> {
  if (!['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname)) return undefined
  const token = await readFile(join(dataDirectory(io), 'registry/admin-token'), 'utf8').catch(
    () => undefined,
  )
  return token?.trim()
}

const notReached = (address: string) =>
  new Complaint(
    `No registry answers at ${address}.\n  Start the shop with npm start, or name another one: --registry https://…/registry`,
    'network',
  )

async function problemOf(response: Response, address: string): Promise<Problem> {
  const problem = (await response.json().catch(() => undefined)) as Partial<Problem> | undefined
  if (problem?.name && problem.message) return problem as Problem
  return {
    name: 'NO_REGISTRY',
    message: `${address} answers ${response.status}, but not as a registry does`,
    hint: 'Check --registry or BORONG_REGISTRY; the address ends in /registry.',
  }
}

/** A refusal with its reasons and their remedies. */
export function inWords({
  message,
  hint,
  reasons = [],
}: Problem & { reasons?: readonly Problem[] }): string {
  if (reasons.length < 2) return hint ? `${message}.\n  ${hint}` : `${message}.`
  const list = reasons.map(
    (reason) => `  • ${reason.message}.${reason.hint ? `\n    ${reason.hint}` : ''}`,
  )
  return [`${message}:`, ...list].join('\n')
}
