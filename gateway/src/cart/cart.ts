import { DAY_MS } from '@borong/api/rules/time'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Domain, Gateway } from '../server/domain.ts'
import { generalProblem } from '../server/problem.ts'
import { languageOf } from '../server/serve.ts'
import { findVisitor } from '../server/visitor.ts'
import type { CartHandler } from './graphql.ts'
import type { CartRequest } from './resolvers.ts'
import { serveAgreed } from './serve-agreed.ts'
import { cartMigrations } from './table.ts'

const REMEMBERED_MS = DAY_MS

export const cart: Domain = {
  name: 'cart',
  migrations: cartMigrations,
  removed: { cart_lines: 'user_id', cart_notes: 'user_id', carts: 'user_id' },
  routes(gateway) {
    serveCart(gateway)
    serveAgreed(gateway)
  },
  jobs: [
    {
      name: 'forget removed cart lines',
      everySeconds: 600,
      async run({ db, now }) {
        const before = new Date(now().getTime() - REMEMBERED_MS)
        await db
          .deleteFrom('cart_lines')
          .where('quantity', '=', 0)
          .where('updated_at', '<', before)
          .execute()
      },
    },
  ],
}

// `serve` does not register this path: GraphQL over HTTP has its own rules for methods, media types and invalid bodies.
function serveCart(gateway: Gateway) {
  let handler: Promise<CartHandler> | undefined
  // A gateway starts without the GraphQL library, and loads it with the first cart.
  const loadHandler = () =>
    (handler ??= import('./graphql.ts').then(({ makeHandler }) => makeHandler(gateway)))

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const visitor = await findVisitor(
      gateway.db,
      { authorization: request.headers.authorization },
      gateway.now(),
    )
    const language = languageOf(request)
    if (visitor.kind !== 'buyer' || !visitor.userId) throw generalProblem('UNAUTHORIZED', language)
    const context: CartRequest = { buyerId: visitor.userId, language, refused: false }
    const handle = await loadHandler()
    const [body, init] = await handle({
      method: request.method,
      url: request.url,
      headers: { get: (name) => header(request, name) },
      body: () => (typeof request.body === 'string' ? request.body : null),
      raw: request,
      context,
    })
    const status = context.refused && init.status === 200 ? 400 : init.status
    return reply
      .status(status)
      .headers(init.headers ?? {})
      .send(body ?? '')
  }

  gateway.app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    scope.route({ method: ['GET', 'POST'], url: '/cart/graphql', handler: answer })
  })
}

function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(', ') : (value ?? null)
}
