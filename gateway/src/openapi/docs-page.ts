import { textsIn } from '@borong/api/messages'
import type { FastifyReply } from 'fastify'
import type { Language } from '../server/domain.ts'
import { escapeHtml, sendPage } from '../server/page.ts'
import { pageMessages } from './messages.ts'

interface Operation {
  operationId: string
  summary: string
  tags: string[]
  'x-host': string
  'x-who': string
  parameters: { name: string; in: string; required: boolean; schema: unknown }[]
  /** By media type: JSON, or a form with a file. */
  requestBody?: { content: Record<string, { schema: unknown }> }
  responses: Record<
    string,
    { description: string; content: { 'application/json': { schema: unknown } } }
  >
}

const who: Record<string, string> = {
  open: 'no token',
  basic: 'basic credential',
  guest: 'guest or access token',
  login: 'access token',
  refresh: 'refresh token',
  key: 'API key',
}

const block = (title: string, content: unknown) =>
  `<h3>${title}</h3><pre>${escapeHtml(typeof content === 'string' ? content : JSON.stringify(content, null, 2))}</pre>`

/** All calls on one page, each collapsed until the reader opens it. */
export function docsPage(
  reply: FastifyReply,
  language: Language,
  description: Record<string, unknown>,
): FastifyReply {
  const text = textsIn(pageMessages, language)
  const byTag = new Map<string, string[]>()
  for (const [path, operations] of Object.entries(
    description.paths as Record<string, Record<string, Operation>>,
  )) {
    for (const [method, operation] of Object.entries(operations)) {
      const tag = operation.tags[0] ?? ''
      byTag.set(tag, [...(byTag.get(tag) ?? []), call(method, path, operation, text)])
    }
  }
  const groups = [...byTag].map(
    ([tag, items]) => `<section><h2>${escapeHtml(tag)}</h2>${items.join('')}</section>`,
  )
  return sendPage(reply, {
    title: text.title,
    language,
    body: `<h1>${text.title}</h1><p><a href="openapi.json">OpenAPI 3.1</a></p>
      <label for="filter" class="muted">${text.filter}</label><input id="filter" type="search">${groups.join('')}`,
    style: `summary{cursor:pointer;display:flex;gap:8px;align-items:baseline;flex-wrap:wrap;min-height:28px}
      summary code{font-weight:700}h3{font-size:13px;margin:12px 0 4px}details pre{background:var(--ground);border-radius:6px;padding:8px;max-height:420px}`,
    script: `const calls = [...document.querySelectorAll('details')]
      document.getElementById('filter').oninput = ({ target }) => {
        const words = target.value.toLowerCase().split(' ')
        for (const call of calls) call.hidden = !words.every((word) => call.dataset.text.includes(word))
        for (const group of document.querySelectorAll('section')) group.hidden = !group.querySelector('details:not([hidden])')
      }`,
  })
}

function call(
  method: string,
  path: string,
  operation: Operation,
  text: Readonly<Record<keyof typeof pageMessages, string>>,
): string {
  const { 200: success, ...refused } = operation.responses
  const refusals = Object.entries(refused).map(
    ([status, { description }]) => `${status}\n${description}`,
  )
  const parameters = operation.parameters.map(
    ({ name, in: place, required, schema }) =>
      `${name} (${place}${required ? ', required' : ''}): ${JSON.stringify(schema)}`,
  )
  const searched = `${method} ${path} ${operation.operationId} ${operation.summary}`.toLowerCase()
  return `<details class="card" data-text="${escapeHtml(searched)}" id="${operation.operationId}"><summary>
    <span class="tag">${method.toUpperCase()}</span><code>${escapeHtml(path)}</code><span>${escapeHtml(operation.summary)}</span></summary>
    <p class="muted">${operation.operationId} · host ${operation['x-host']} · ${who[operation['x-who']] ?? ''}</p>
    ${parameters.length > 0 ? block(text.parameters, parameters.join('\n')) : ''}
    ${Object.values(operation.requestBody?.content ?? {})
      .map(({ schema }) => block(text.body, schema))
      .join('')}
    ${success ? block(text.reply, success.content['application/json'].schema) : ''}
    ${refusals.length > 0 ? block(text.refusals, refusals.join('\n')) : ''}</details>`
}
