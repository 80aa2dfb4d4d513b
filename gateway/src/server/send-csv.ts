import type { FastifyReply } from 'fastify'

/** Sends a file to be saved under this name. */
export function sendCsv(reply: FastifyReply, name: string, csv: string): string {
  reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .header('cache-control', 'private, no-store')
  return csv
}
