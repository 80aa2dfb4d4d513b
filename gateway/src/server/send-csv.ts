import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Sends a file to be saved under this name. */
export function sendCsv<T extends string | Readable>(reply: FastifyReply, name: string, csv: T): T {
  reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .header('cache-control', 'private, no-store')
  return csv
}
