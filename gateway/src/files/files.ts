import multipart from '@fastify/multipart'
import * as fileCalls from '@borong/api/files'
import { atomically } from '../server/database.ts'
import type { Domain } from '../server/domain.ts'
import { clearUnattached } from './clear.ts'
import { mayRead, recordTaken } from './file-owner.ts'
import { MOST_BYTES, receiveFile } from './receive.ts'
import { fileHeaders } from './send-file.ts'
import { removeDueFiles, removeLater } from './removals.ts'
import { contentOf } from './small-photo.ts'
import { serveDeskFiles } from './desk-files.ts'
import { filesMigrations } from './table.ts'
import { serveTables } from './tables/serve-tables.ts'

/** The private files of buyers and sellers, which other domains attach to their subjects. */
export const files: Domain = {
  name: 'files',
  migrations: filesMigrations,
  async anonymise(trx, userId, at) {
    const files = await trx
      .deleteFrom('files')
      .where('user_id', '=', userId)
      .returning('id')
      .execute()
    await removeLater(
      trx,
      files.map(({ id }) => id),
      at,
    )
  },
  routes(gateway) {
    const { app, serve, db, now } = gateway
    void app.register(multipart, { limits: { fileSize: MOST_BYTES, files: 1, fields: 5 } })

    serve(fileCalls.uploadFile, async ({ request, buyerId, refuse }) => {
      const received = await receiveFile(gateway, request, buyerId)
      return typeof received === 'string' ? refuse(received) : { result: received }
    })

    serve(fileCalls.file, async (call) => {
      const { params, query, buyerId, reply, refuse } = call
      const file = await db
        .selectFrom('files')
        .selectAll()
        .where('id', '=', params.fileId)
        .executeTakeFirst()
      if (!file || !(await mayRead(gateway, file, { kind: 'buyer', userId: buyerId })))
        return refuse('FILE_UNKNOWN')
      const content = await contentOf(gateway, file, query.w, buyerId)
      if (!content) return refuse('FILE_UNKNOWN')
      await recordTaken(gateway, call, file)
      fileHeaders(reply, { name: file.name, type: content.type })
      return content.bytes
    })

    serve(fileCalls.removeFile, async ({ params, buyerId, refuse }) => {
      const removed = await atomically(db, async (trx) => {
        const row = await trx
          .deleteFrom('files')
          .where('id', '=', params.fileId)
          .where('user_id', '=', buyerId)
          .where('subject_type', 'is', null)
          .returning('id')
          .executeTakeFirst()
        if (row) await removeLater(trx, [row.id], now())
        return row
      })
      if (!removed) return refuse('FILE_UNKNOWN')
      return { result: { removed: true as const } }
    })

    serveDeskFiles(gateway)
    serveTables(gateway)
  },
  jobs: [
    { name: 'unattached-files', everySeconds: 600, run: clearUnattached },
    { name: 'removed-files', everySeconds: 5, run: removeDueFiles },
  ],
}
