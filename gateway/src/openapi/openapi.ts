import { openApi } from '@borong/api/openapi'
import type { Domain } from '../server/domain.ts'
import { languageOf } from '../server/serve.ts'
import { docsPage } from './docs-page.ts'

/** The description of all calls, for programs and for people. */
export const openapi: Domain = {
  name: 'openapi',
  routes({ app, config }) {
    // It changes only with the code, and making it takes a while: once, when somebody first asks.
    let made: ReturnType<typeof openApi> | undefined
    const description = () => (made ??= openApi(config.publicUrl))
    app.get('/openapi.json', async () => description())
    app.get('/docs', async (request, reply) => docsPage(reply, languageOf(request), description()))
  },
}
