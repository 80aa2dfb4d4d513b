import type { Problem } from '@borong/registry/problem'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Complaint } from '../command.ts'
import { dataDirectory, type Io } from './io.ts'

/** A refusal by the registry, with its answer. */
export class Refused extends Complaint {
  readonly problem: Problem & { reasons?: readonly Problem[] }

  constructor(problem: Problem & { reasons?: readonly Problem[] }) {
    super(inWords(problem))
    this.problem = problem
  }
}

/** An HTTP client of a registry. */
export interface RegistryClient {
  address: string
  get<T>(path: string): Promise<T>
  send<T>(method: 'POST' | 'PUT', path: string, body: unknown): Promise<T>
  upload(sha384: string, content: Buffer): Promise<void>
  remove(path: string): Promise<void>
}

/** A client for `--registry`, BORONG_REGISTRY or the local shop's registry, with the matching token. */
export async function openClient(
  io: Io,
  given: { registry?: string } = {},
): Promise<RegistryClient> {
  const local = `http://localhost:${io.env.PORT ?? 3000}/registry`
  const address = (given.registry ?? io.env.BORONG_REGISTRY ?? local).replace(/\/+$/, '')
  if (!URL.canParse(address)) throw new Complaint(`${address} is no address. Example: ${local}`)
  const token = io.env.BORONG_TOKEN ?? (await localToken(io, address))
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  return makeClient(address, authorization)
}

/** A client with a known address and token. */
export function makeClient(address: string, headers: Record<string, string>): RegistryClient {
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
    if (!response.ok) throw new Refused(await problemOf(response, address))
    return response
  }
  return {
    address,
    get: async <T>(path: string) => (await (await ask('GET', path)).json()) as T,
    send: async <T>(method: 'POST' | 'PUT', path: string, body: unknown) => {
      const response = await ask(method, path, {
        type: 'application/json',
        content: JSON.stringify(body),
      })
      return (await response.json()) as T
    },
    async upload(sha384, content) {
      await ask('PUT', `files/${sha384}`, { type: 'application/octet-stream', content })
    },
    async remove(path) {
      await ask('DELETE', path)
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

function inWords({
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
