import { edgePartOf } from '@borong/registry/edge-paths'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from './config.ts'
import type { PageHandler } from './documents/page-handler.ts'
import { sendProblem } from './http/problem.ts'
import type { Proxy } from './proxy/proxy.ts'
import type { AssetHandler } from './releases/asset-handler.ts'

interface Options {
  config: Config
  pages: PageHandler
  assets: AssetHandler
  rootFiles: AssetHandler
  proxy: Proxy
  health(): { sequence: number | null; registry: string }
}

const GATEWAY_MS = 30_000
/** Longer than the registry lets a caller wait for news. */
const REGISTRY_MS = 90_000

/** Which part of the edge an address belongs to. */
export function makeHandler({ config, pages, assets, rootFiles, proxy, health }: Options) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = request.url ?? '/'
    const [pathname = '/', search = ''] = split(url)
    if (!pathname.startsWith('/')) return sendProblem(response, 'NOT_FOUND', 'en')
    const toGateway = (path: string) =>
      proxy(request, response, { origin: config.gatewayOrigin, path, milliseconds: GATEWAY_MS })
    switch (edgePartOf(pathname)) {
      case 'assets':
        return assets(request, response, pathname)
      case 'gateway': {
        const path = url.slice('/gateway'.length)
        return toGateway(path.startsWith('/') ? path : `/${path}`)
      }
      case 'registry':
        return proxy(request, response, {
          origin: config.registryOrigin,
          path: url,
          milliseconds: REGISTRY_MS,
        })
      case 'from gateway':
        return toGateway(url)
      case 'health':
        return sendHealth(response)
      case 'logout':
        return redirectAfterLogout(response)
      case 'root file':
        return rootFiles(request, response, pathname)
      default:
        return pages(request, response, pathname, search)
    }
  }

  function sendHealth(response: ServerResponse) {
    const state = health()
    response.writeHead(state.sequence === null ? 503 : 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
    response.end(JSON.stringify({ channel: config.channel, ...state }))
  }

  // The main site's own page: where it is somebody else's, that is where the browser belongs.
  function redirectAfterLogout(response: ServerResponse) {
    const { mainSite, ownOrigins } = config.runtime
    const isOurs = ownOrigins.includes(new URL(mainSite).origin)
    response
      .writeHead(303, {
        location: isOurs ? '/' : new URL('/logout', mainSite).href,
        'cache-control': 'no-store',
      })
      .end()
  }
}

function split(url: string): [string, string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
}
