import { connectOrder, connectOrders, connectProduct } from '@borong/api/connect.shapes'
import { type Language, textOf, textsIn } from '@borong/api/messages'
import { openApi } from '@borong/api/openapi'
import type { Refusal } from '@borong/api/shape'
import type { Gateway } from '../server/domain.ts'
import { escapeHtml, sendPage } from '../server/page.ts'
import { languageOf } from '../server/serve.ts'
import { KEYS_PAGE } from './announce.ts'
import { docsMessages } from './docs-messages.ts'

interface Operation {
  summary: string
  parameters: { name: string; required: boolean; schema: unknown }[]
  responses: Record<string, { content: { 'application/json': { schema: unknown } } }>
}

/** The requests that the guide shows; a test sends them. */
export const examples = (base: string) => ({
  start: [`export BORONG_KEY=bk_…`, curl(`${base}/connect/v1/orders?limit=10`)],
  orders: [
    curl(`${base}/connect/v1/orders?updated_since=2026-01-01T00:00:00Z`),
    curl(`${base}/connect/v1/orders/ORDER_ID`),
  ],
  products: [curl(`${base}/connect/v1/products?ids=1,2,3`), curl(`${base}/connect/v1/products/1`)],
  paging: [curl(`${base}/connect/v1/products?limit=100&cursor=CURSOR`)],
  etag: [curl(`${base}/connect/v1/products/1`, `If-None-Match: ETAG`)],
})

const curl = (url: string, header = '') =>
  `curl ${header ? `-H '${header}' ` : ''}-H "Authorization: Bearer $BORONG_KEY" '${url}'`

/** The guide for people, in both languages. */
export function serveDocs({ app, config }: Gateway): void {
  app.get('/connect/docs', async (request, reply) => {
    const { lang } = request.query as { lang?: unknown }
    const language = lang === 'id' || lang === 'en' ? lang : languageOf(request)
    const texts = textsIn(docsMessages, language)
    const text = (name: keyof typeof docsMessages) => escapeHtml(texts[name])
    const limits = escapeHtml(textOf(docsMessages.limitsText, language, { limit: config.keyLimit }))
    const sent = examples(config.publicUrl)
    const other = language === 'id' ? 'en' : 'id'
    return sendPage(reply, {
      title: textOf(docsMessages.title, language),
      language,
      body: `<h1>${text('title')}</h1><p>${text('lead')}</p>
        <p><a href="${config.shopUrl}${KEYS_PAGE}">${text('keys')}</a> · <a href="v1/openapi.json">${text('openapi')}</a> ·
        <a href="?lang=${other}" lang="${other}" hreflang="${other}">${text('other')}</a></p>
        <h2>${text('start')}</h2><p>${text('startText')}</p>${code(sent.start)}<p>${text('scope')}</p>
        <h2>${text('orders')}</h2><p>${text('ordersText')}</p>${code(sent.orders)}
        <h2>${text('products')}</h2><p>${text('productsText')}</p>${code(sent.products)}
        <h2>${text('paging')}</h2><p>${text('pagingText')}</p>${code(sent.paging)}
        <h2>${text('limits')}</h2><p>${limits}</p><p>${text('etag')}</p>${code(sent.etag)}
        <h2>${text('errors')}</h2><p>${text('errorsText')}</p>${errors(language)}
        <h2>${text('fields')}</h2>${fields(config.publicUrl, text('parameters'), text('reply'))}`,
      style: `.card{overflow:auto}dt{font-weight:700}dd{margin:0 0 8px}summary{cursor:pointer;min-height:28px}details pre{max-height:420px}`,
    })
  })
}

const code = (lines: readonly string[]) =>
  `<pre class="card" tabindex="0">${escapeHtml(lines.join('\n'))}</pre>`

function errors(language: Language): string {
  const refusals: Record<string, Refusal> = {
    ...connectOrders.refusals,
    ...connectOrder.refusals,
    ...connectProduct.refusals,
  }
  const entries = Object.entries(refusals).toSorted(([, a], [, b]) => a.status - b.status)
  return `<dl class="card">${entries
    .map(
      ([name, refusal]) =>
        `<dt>${refusal.status} <code>${name}</code></dt><dd>${escapeHtml(refusal[language].replaceAll(/\{\w+\}/g, '…'))}</dd>`,
    )
    .join('')}</dl>`
}

function fields(base: string, parameters: string, reply: string): string {
  const { paths } = openApi(base, { title: '', description: '', only: 'key' }) as {
    paths: Record<string, { get: Operation }>
  }
  const block = (title: string, content: unknown) =>
    `<h3>${title}</h3><pre tabindex="0">${escapeHtml(JSON.stringify(content, null, 2))}</pre>`
  return Object.entries(paths)
    .map(
      ([path, { get }]) =>
        `<details class="card"><summary><code>GET ${escapeHtml(path)}</code> <span lang="en">${escapeHtml(get.summary)}</span></summary>
        ${block(
          parameters,
          get.parameters.map(({ name, required, schema }) => ({ name, required, schema })),
        )}${block(reply, get.responses['200']!.content['application/json'].schema)}</details>`,
    )
    .join('')
}
