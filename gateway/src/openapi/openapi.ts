import { openApi } from '@borong/api/openapi'
import type { Domain } from '../server/domain.ts'
import { languageOf } from '../server/serve.ts'
import { docsPage } from './docs-page.ts'

/** The description of all calls, as JSON and as a page. */
export const openapi: Domain = {
  name: 'openapi',
  routes({ app, config }) {
    // The description changes only with the code and is slow to create, so the first request creates it once.
    let made: ReturnType<typeof openApi> | undefined
    const description = () => (made ??= openApi(config.publicUrl))
    app.get('/openapi.json', async () => description())
    app.get('/docs', async (request, reply) => docsPage(reply, languageOf(request), description()))
  },
}
