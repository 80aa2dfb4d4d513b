import { openApi } from '@borong/api/openapi'
import type { Domain, Gateway } from '../server/domain.ts'
import { serveDocs } from './docs-page.ts'
import { revokeOwnKeys } from './change-keys.ts'
import { sendKeyMails } from './mails.ts'
import { serveKeys } from './serve-keys.ts'
import { serveReadApi } from './serve-read.ts'
import { connectMigrations } from './table.ts'

/** buyers connect their own systems to their orders and the catalogue. */
export const connect: Domain = {
  name: 'connect',
  migrations: connectMigrations,
  removed: { api_keys: 'user_id' },
  routes(gateway) {
    serveKeys(gateway)
    serveReadApi(gateway)
    serveDescription(gateway)
    serveDocs(gateway)
  },
  endAccess: revokeOwnKeys,
  jobs: [{ name: 'api-key-mails', everySeconds: 15, run: sendKeyMails }],
}

function serveDescription({ app, config }: Gateway) {
  let made: ReturnType<typeof openApi> | undefined
  app.get('/connect/v1/openapi.json', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return (made ??= openApi(config.publicUrl, {
      title: 'Borong Connect',
      description: `Reads orders and the catalogue with an API key. Guide: ${config.publicUrl}/connect/docs`,
      only: 'key',
    }))
  })
}
