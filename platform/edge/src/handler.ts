import { listedCallAt, type ListedCall } from '@borong/api/listed-calls'
import { adaptedCall, specifiedAddress, type AdaptedCall } from '@borong/api/adapted-calls'
import { edgePartOf } from '@borong/registry/edge-paths'
import { DOCUMENTS } from '@borong/registry/served-documents'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyLimitOf } from './bodies/body-limits.ts'
import { refuseBody } from './bodies/refuse-body.ts'
import type { CartAction } from './actions/cart-action.ts'
import { BodyRefused, hasBody, type RequestBodies } from './bodies/request-bodies.ts'
import type { Config } from './config.ts'
import type { PageHandler } from './documents/page-handler.ts'
import { answerAs } from './http/answered.ts'
import type { GuestIds } from './http/guest-ids.ts'
import type { NetworkLimit } from './http/network-limit.ts'
import { formSearchPath } from './actions/form-search.ts'
import { sendProblem } from './http/problem.ts'
import { askedLanguage } from './http/visitor-language.ts'
import type { Proxy } from './proxy/proxy.ts'
import type { HasFeature } from './routes/route-table.ts'
import type { AssetHandler } from './releases/asset-handler.ts'
import type { RenderCheckHandler } from './releases/render-check.ts'
import type { Catalogue } from './releases/catalogue.ts'
import { sendPublicRead } from './releases/public-reads.ts'
import { SERVICES, type ServiceHandler } from './services/service-handler.ts'
import { isVisitorsReport, leaveUncounted, REPORTS } from './releases/reports.ts'

interface Options {
  config: Config
  pages: PageHandler
  /** Answers a page from a CDN. */
  visitor(request: IncomingMessage, response: ServerResponse): Promise<void>
  assets: AssetHandler
  rootFiles: AssetHandler
  mapLibrary: AssetHandler
  proxy: Proxy
  services: ServiceHandler
  bodies: RequestBodies
  guests: GuestIds
  cartAction: CartAction
  renderCheck: RenderCheckHandler
  /** Whether the shop's back end has a feature. */
  hasFeature: HasFeature
  catalogue(): Catalogue | undefined
  /** Whether the network of a browser may send another report on releases. */
  mayReport: NetworkLimit
  /** Counts a report that is not forwarded. */
  refuseReport(): void
  /** Takes the times of a page in a browser. */
  takeNavigation(request: IncomingMessage, body: Buffer | undefined): void
  /** The versions that tabs must leave, or an empty text. */
  recalled(): string
  /** Whether this edge is about to stop. */
  isLeaving(): boolean
  health(): { sequence: number | null; registry: string; isClosed: boolean }
}

const GATEWAY_MS = 30_000
/** Longer than the registry lets a caller wait for a change. */
const REGISTRY_MS = 90_000

/** Passes a request to the part of the edge that its address belongs to. */
export function makeHandler({
  config,
  pages,
  visitor,
  assets,
  rootFiles,
  mapLibrary,
  proxy,
  services,
  bodies,
  guests,
  cartAction,
  renderCheck,
  hasFeature,
  catalogue,
  mayReport,
  refuseReport,
  takeNavigation,
  recalled,
  isLeaving,
  health,
}: Options) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = request.url ?? '/'
    const [pathname = '/', search = ''] = split(url)
    if (!pathname.startsWith('/')) return sendProblem(response, 'NOT_FOUND', 'en')
    const part = edgePartOf(pathname)
    answerAs(response, { route: part ?? 'page' })
    // A proxy before this one could have read the other one.
    if ((request.headersDistinct.host?.length ?? 0) > 1)
      return sendProblem(response, 'INVALID_REQUEST', 'en')
    let body: Buffer | undefined
    if (hasBody(request)) {
      try {
        body = await bodies.receive(request, bodyLimitOf(part, pathname, request))
      } catch (error) {
        if (!(error instanceof BodyRefused)) throw error
        return refuseBody(request, response, error)
      }
    }
    const toGateway = (path: string) =>
      proxy(request, response, {
        origin: config.gatewayOrigin,
        path,
        body,
        milliseconds: GATEWAY_MS,
      })
    const toAdapted = (path: string, { request: change, reply }: AdaptedCall) => {
      const sent = parsed(body)
      return proxy(request, response, {
        origin: config.gatewayOrigin,
        path,
        body: sent === undefined ? body : Buffer.from(JSON.stringify(change(sent))),
        milliseconds: GATEWAY_MS,
        adapt: ({ status, body: given }) => ({ status, body: reply(given) }),
      })
    }
    const toListed = ({ call, params, answer }: ListedCall) => {
      const language = askedLanguage(request.headers['accept-language'])
      return proxy(request, response, {
        origin: config.gatewayOrigin,
        path: call.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? ''),
        body: undefined,
        milliseconds: GATEWAY_MS,
        headers: call.host === 'main' ? { 'x-application-context': 'pwa:buyer' } : {},
        adapt: (given) => answer(given, language),
      })
    }
    switch (part) {
      case 'assets':
        return assets(request, response, pathname)
      case 'gateway': {
        const path = url.slice('/gateway'.length)
        const versions = recalled()
        if (versions) response.setHeader('x-recalled', versions)
        const adapted = adaptedCall({ method: request.method, path }, hasFeature)
        if (adapted) return toAdapted(path, adapted)
        const listed = listedCallAt(request.method, path, hasFeature)
        if (listed) return toListed(listed)
        return toGateway(specifiedAddress(path.startsWith('/') ? path : `/${path}`))
      }
      case 'service':
        return services(request, response, url.slice(SERVICES.length), body)
      case 'navigation':
        takeNavigation(request, body)
        return void leaveUncounted(response)
      case 'visitor':
        return visitor(request, response)
      case 'registry':
        if (pathname === REPORTS) {
          if (!mayReport(request)) return void leaveUncounted(response)
          if (!isVisitorsReport(body, guests)) {
            refuseReport()
            return void leaveUncounted(response)
          }
        }
        // A visitor could withdraw a version with documents that nobody got.
        if (pathname === DOCUMENTS) return sendProblem(response, 'NOT_FOUND', 'en')
        if (!config.isRegistryPublic && !(pathname === REPORTS && request.method === 'POST'))
          return sendPublicRead(response, request.method, pathname, catalogue())
        return proxy(request, response, {
          origin: config.registryOrigin,
          path: url,
          body,
          milliseconds: REGISTRY_MS,
        })
      case 'from gateway':
        return toGateway(url)
      case 'health':
        return sendHealth(response)
      case 'probe':
        return sendProbe(response, pathname === '/livez' ? 'alive' : readiness())
      case 'render check':
        return renderCheck(response, body)
      case 'logout':
        return redirectAfterLogout(response)
      case 'cart action':
        return cartAction(request, response, body)
      case 'map library':
        return mapLibrary(request, response, pathname)
      case 'root file':
        return rootFiles(request, response, pathname)
      default: {
        const results = formSearchPath(request.method, pathname, search)
        if (results !== undefined) {
          answerAs(response, { route: 'form search' })
          return seeOther(response, results)
        }
        return pages(request, response, pathname, search)
      }
    }
  }

  function sendHealth(response: ServerResponse) {
    const state = health()
    response.writeHead(isOpen() ? 200 : 503, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
    response.end(JSON.stringify({ channel: config.channel, ...state }))
  }

  function readiness(): 'draining' | 'starting' | 'ready' {
    if (isLeaving()) return 'draining'
    return isOpen() ? 'ready' : 'starting'
  }

  function isOpen(): boolean {
    const { sequence, isClosed } = health()
    return sequence !== null && !isClosed
  }

  function sendProbe(response: ServerResponse, status: ReturnType<typeof readiness> | 'alive') {
    const isWell = status === 'alive' || status === 'ready'
    response.writeHead(isWell ? 200 : 503, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
    response.end(JSON.stringify({ status }))
  }

  // The main site's logout page: if the main site is another one, the browser is redirected there.
  function redirectAfterLogout(response: ServerResponse) {
    const { mainSite, ownOrigins } = config.runtime
    const isOurs = ownOrigins.includes(new URL(mainSite).origin)
    seeOther(response, isOurs ? '/' : new URL('/logout', mainSite).href)
  }
}

function parsed(body: Buffer | undefined): unknown {
  try {
    return body && JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

const seeOther = (response: ServerResponse, location: string) =>
  void response.writeHead(303, { location, 'cache-control': 'no-store' }).end()

function split(url: string): [string, string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
}
