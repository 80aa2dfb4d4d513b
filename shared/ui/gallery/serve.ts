// Shows every component with its states: `node shared/ui/gallery/serve.ts`; PORT changes the port.
import { rspack } from '@rspack/core'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { RspackDevServer } from '@rspack/dev-server'
import { packImage } from './pack-image.ts'
import config from './rspack.config.ts'

const port = Number(process.env.PORT ?? 6100)

const compiler = rspack(config)
const server = new RspackDevServer(
  {
    port,
    host: '127.0.0.1',
    hot: false,
    allowedHosts: 'all',
    client: { overlay: false },
    devMiddleware: { stats: 'errors-warnings' },
    setupMiddlewares(middlewares) {
      // Replaces the image server of the shop, so that Picture renders its real addresses.
      middlewares.unshift({
        name: 'pictures',
        path: '/pictures',
        middleware: (request: IncomingMessage, response: ServerResponse) => {
          const image = packImage(request.url ?? '')
          response.statusCode = image ? 200 : 404
          response.setHeader('content-type', 'image/svg+xml')
          response.end(image)
        },
      })
      return middlewares
    },
  },
  compiler,
)

await server.start()
console.log(`Gallery: http://localhost:${port}`)
