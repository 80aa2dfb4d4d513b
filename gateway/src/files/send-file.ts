import type { FastifyReply } from 'fastify'
import type { FileTable } from './table.ts'

/** The headers of a file's content: it is saved and never shown as a page of the shop. */
export function fileHeaders(reply: FastifyReply, { name, type }: Pick<FileTable, 'name' | 'type'>) {
  reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
}
