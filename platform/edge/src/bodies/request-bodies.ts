import { networkOf } from '@borong/registry/network-of'
import type { IncomingMessage } from 'node:http'
import type { VisitorAddress } from '../http/visitor-address.ts'
import { unfinishedBodies } from './unfinished-bodies.ts'

/** Receives request bodies before the edge contacts the gateway or the registry. */
export interface RequestBodies {
  /** The whole body. Rejects with `BodyRefused`, or because the client has disconnected. */
  receive(request: IncomingMessage, mostBytes: number): Promise<Buffer>
}

/** A body that is refused; `problem` is the answer to its sender. */
export class BodyRefused extends Error {
  readonly problem: 'TOO_LARGE' | 'REQUEST_TIMEOUT'

  constructor(problem: BodyRefused['problem']) {
    super(problem)
    this.problem = problem
  }
}

/** Any network that carries a phone call is faster. */
const LEAST_BYTES_PER_SECOND = 500
const CHECK_MS = 1_000

export const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** `graceMs` is the time that a body may take at any rate; after it the least rate applies. */
export function requestBodies(addressOf: VisitorAddress, graceMs: number): RequestBodies {
  const unfinished = unfinishedBodies()

  const isTooSlow = (milliseconds: number, bytes: number) =>
    milliseconds > graceMs && bytes < ((milliseconds - graceMs) / 1000) * LEAST_BYTES_PER_SECOND

  return {
    receive: (request, mostBytes) =>
      new Promise((resolve, reject) => {
        if (Number(request.headers['content-length'] ?? 0) > mostBytes)
          return reject(new BodyRefused('TOO_LARGE'))
        const chunks: Buffer[] = []
        const began = performance.now()
        let bytes = 0

        const body = unfinished.add(networkOf(addressOf(request)), () =>
          settle(() => reject(new BodyRefused('REQUEST_TIMEOUT'))),
        )
        const pace = setInterval(
          () => {
            if (isTooSlow(performance.now() - began, bytes))
              settle(() => reject(new BodyRefused('REQUEST_TIMEOUT')))
          },
          Math.min(graceMs, CHECK_MS),
        )
        const onData = (chunk: Buffer) => {
          bytes += chunk.length
          if (bytes > mostBytes) return settle(() => reject(new BodyRefused('TOO_LARGE')))
          chunks.push(chunk)
          body.grow(chunk.length)
        }
        const onEnd = () => settle(() => resolve(Buffer.concat(chunks)))
        const onClose = () => settle(() => reject(new Error('The client has gone')))
        function settle(end: () => void) {
          clearInterval(pace)
          body.remove()
          request.off('data', onData).off('end', onEnd).off('close', onClose)
          end()
        }
        request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose)
      }),
  }
}
