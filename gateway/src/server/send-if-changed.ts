import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Adds an ETag to a successful reply, and sends 304 without a body to a caller that has the same one. */
export async function sendIfChanged(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
  const etag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`
  reply.headers({
    etag,
    'cache-control': 'private, no-cache',
    vary: 'Authorization, Accept-Language',
  })
  if (!request.headers['if-none-match']?.includes(etag)) return payload
  reply.code(304).removeHeader('content-length').removeHeader('content-type')
  return null
}
