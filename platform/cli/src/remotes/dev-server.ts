import { readBuiltRemote } from '@borong/build/release'
import { servedBuild } from '@borong/build/served-build'
import { readUnit } from '@borong/federation/unit'
import type { BuiltRelease } from '@borong/contract/release'
import { rspack, type Configuration } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ownServices, type LocalServices } from './own-services.ts'

export interface RemoteServer {
  address: string
  stop(): Promise<void>
}

/** The page of the shop has another origin, and a deployed shop another network. */
export const DEVELOPMENT_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Private-Network': 'true',
  'Cache-Control': 'no-store',
}

/** The file that the host requests from a developer's server before it loads anything. */
export type Description = Pick<BuiltRelease, 'unit' | 'version' | 'entry' | 'remote'>

/** An editor may empty a file before it writes: a build in between would lose the state of the page. */
const SAVED_WITHIN_MS = 200

/** Builds a remote whenever a source changes, and serves it to the shop's page. */
export async function serveRemote(
  directory: string,
  options: { port: number; refreshes: boolean; services?: { shop: URL; local: LocalServices } },
): Promise<RemoteServer> {
  const unit = await readUnit(directory)
  const recipe = (await import(pathToFileURL(join(directory, 'rspack.config.ts')).href)) as {
    default: Promise<Configuration[]>
  }
  const [browser] = await recipe.default
  const compiler = rspack({
    ...servedBuild(unit, browser!, options),
    watchOptions: { aggregateTimeout: SAVED_WITHIN_MS },
  })
  const address = `http://localhost:${options.port}/`
  let description: Description | undefined
  compiler.hooks.done.tapPromise('description', async (stats) => {
    if (stats.hasErrors()) return
    const entry = Object.keys(stats.compilation.assets).find((name) =>
      /^entry(\.\w+)?\.js$/.test(name),
    )
    description = {
      unit: unit.name,
      version: 'development',
      entry: entry!,
      remote: await readBuiltRemote(unit),
    }
  })
  const server = new RspackDevServer(
    {
      port: options.port,
      host: 'localhost',
      hot: true,
      allowedHosts: 'all',
      headers: DEVELOPMENT_HEADERS,
      // The page has the shop's origin, so hot updates must name this server.
      client: {
        webSocketURL: {
          hostname: 'localhost',
          port: options.port,
          pathname: '/ws',
          protocol: 'ws',
        },
        // Errors of the shop's own pages are shown by their boundaries.
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        logging: 'warn',
      },
      devMiddleware: { publicPath: '/', writeToDisk: true },
      static: false,
      setupMiddlewares(middlewares) {
        middlewares.unshift({
          name: 'release.json',
          path: '/release.json',
          middleware: (
            _: unknown,
            response: {
              setHeader(name: string, value: string): void
              statusCode: number
              end(text: string): void
            },
          ) => {
            response.setHeader('Content-Type', 'application/json')
            response.setHeader('Access-Control-Allow-Origin', '*')
            response.statusCode = description ? 200 : 503
            response.end(
              JSON.stringify(description ?? { message: 'The first build is not done yet' }),
            )
          },
        })
        if (options.services)
          middlewares.unshift({
            name: 'own services',
            path: '/api',
            middleware: ownServices({ unit: unit.name, ...options.services }),
          })
        return middlewares
      },
    },
    compiler,
  )
  const built = new Promise<void>((resolve) =>
    compiler.hooks.done.tap('first build', () => resolve()),
  )
  await server.start()
  await built
  return { address, stop: () => server.stop() }
}
