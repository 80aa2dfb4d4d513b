import { fileWidths, uploadFile } from '@borong/api/files.shapes'
import { actorOf, hasCsrf } from '../desk/public.ts'
import type { Gateway } from '../server/domain.ts'
import { generalProblem, ProblemError } from '../server/problem.ts'
import { languageOf } from '../server/serve.ts'
import { mayRead } from './file-owner.ts'
import { receiveFile } from './receive.ts'
import { fileHeaders } from './send-file.ts'
import { contentOf } from './small-photo.ts'

/** The files at the desk: a seller uploads one to attach it, and reads those of the subjects that the seller may see. */
export function serveDeskFiles(gateway: Gateway): void {
  const { app, db } = gateway

  app.get<{
    Params: { fileId: string }
    Querystring: { w?: string }
  }>('/seller-desk/files/:fileId', async (request, reply) => {
    const actor = await actorOf(gateway, request)
    if (!actor) throw generalProblem('UNAUTHORIZED', languageOf(request))
    const file = await db
      .selectFrom('files')
      .selectAll()
      .where('id', '=', request.params.fileId)
      .executeTakeFirst()
    const isOwn = file?.user_id === actor.id
    const may =
      file && (isOwn || (await mayRead(gateway, file, { kind: 'desk', sellerId: actor.sellerId })))
    const width = fileWidths.find((one) => one === request.query.w)
    const content = may ? await contentOf(gateway, file, width, actor.id) : undefined
    if (!may || !content) throw generalProblem('NOT_FOUND', languageOf(request))
    fileHeaders(reply, { name: file.name, type: content.type })
    return reply.send(content.bytes)
  })

  app.post('/seller-desk/files', async (request) => {
    const language = languageOf(request)
    const actor = await actorOf(gateway, request)
    if (!actor || !hasCsrf(request, actor)) throw generalProblem('UNAUTHORIZED', language)
    const received = await receiveFile(gateway, request, actor.id)
    if (typeof received !== 'string') return { result: received }
    const refusal = uploadFile.refusals[received]
    throw new ProblemError(refusal.status, { name: received, message: refusal[language] })
  })
}
