import type { FastifyReply } from 'fastify'

/** Marks the reply as a PDF that is shown under this name. */
export const asPdf = (reply: FastifyReply, name: string): FastifyReply =>
  reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `inline; filename="${name}.pdf"`)
    .header('cache-control', 'private, no-store')
