import type { FastifyReply } from 'fastify'
import type { Gateway } from '../server/domain.ts'
import { escapeHtml } from '../server/page.ts'
import { sitemapPage } from './sitemap.ts'

// Search engines accept 50,000 URLs per file and 50,000 files per index. Smaller files limit each read and response.
const ADDRESSES_IN_A_FILE = 10_000
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

// Pages of one buyer, and pages with an unlimited number of URLs.
const PRIVATE_PATHS = [
  '/gateway/', '/registry/', '/cart', '/checkout', '/choose-address', '/input-voucher/', '/payment-method', '/thank-you/',
  '/transaction', '/profile', '/wallet', '/vouchers', '/points', '/referral', '/notification', '/add-address', '/edit-address/', '/select-location', '/verify-',
  '/login', '/register', '/search/', '/filter/', '/sort/',
] // prettier-ignore

/** Serves `robots.txt` and the sitemaps. The edge forwards these requests from the shop's own address. */
export function serveSearchEngines({ app, reads, config }: Gateway): void {
  app.get('/robots.txt', async (_request, reply) =>
    send(
      reply,
      'text/plain',
      [
        'User-agent: *',
        'Allow: /gateway/img/',
        ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`),
        `Sitemap: ${config.shopUrl}/sitemap.xml`,
        '',
      ].join('\n'),
    ),
  )

  app.get('/sitemap.xml', async (_request, reply) => {
    const { pages } = await sitemapPage(reads, 1, ADDRESSES_IN_A_FILE)
    const files = Array.from({ length: pages }, (_, index) => `/sitemap-${index + 1}.xml`)
    return send(reply, 'application/xml', xmlOf('sitemapindex', 'sitemap', files))
  })

  app.get<{ Params: { page: string } }>(
    String.raw`/sitemap-:page(^[1-9]\d{0,5}).xml`,
    async (request, reply) => {
      const { paths } = await sitemapPage(reads, Number(request.params.page), ADDRESSES_IN_A_FILE)
      if (paths.length === 0) return reply.callNotFound()
      return send(reply, 'application/xml', xmlOf('urlset', 'url', paths))
    },
  )

  const xmlOf = (list: string, entry: string, paths: readonly string[]) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${NAMESPACE}">\n${paths
      .map((path) => `<${entry}><loc>${escapeHtml(config.shopUrl + path)}</loc></${entry}>\n`)
      .join('')}</${list}>\n`
}

const send = (reply: FastifyReply, type: string, text: string) =>
  reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=3600').send(text)
