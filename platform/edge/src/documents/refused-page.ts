import { textsIn } from '@borong/api/messages'
import { hashSource } from './hash-source.ts'
import { escapeHtml } from './html.ts'
import { refusedMessages } from './messages.ts'
import type { Language } from '../http/visitor-language.ts'

/** The reason why a link to versions is not opened. */
export type RefusedLink = 'forged' | 'ended' | 'refused'

const STYLE = [
  'body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1d1d1f;background:#fff}',
  'main{max-width:32rem;margin:15vh auto 0;padding:0 20px}',
  'h1{font-size:1.375rem;line-height:1.3}',
  'code{overflow-wrap:anywhere}',
  'a{display:inline-block;margin-top:8px;padding:12px 20px;border-radius:10px;background:#1d1d1f;color:#fff;text-decoration:none}',
].join('')

/** The reason why a form is not accepted: its fields are invalid, or too many taps wait for the cart. */
export type RefusedForm = 'tap' | 'taps'

/** The page in place of what cannot be opened or accepted. `back` leads to the shop. */
export function refusedPage(
  why: RefusedLink | RefusedForm,
  { language, back, detail }: { language: Language; back: string; detail?: string },
): { html: string; policy: string } {
  const words = textsIn(refusedMessages, language)
  const [title, text] = [words[`${why}Title`], words[`${why}Text`]]
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="robots" content="noindex">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style></head>`,
    `<body><main><h1>${title}</h1><p>${text}</p>`,
    detail ? `<p><code>${escapeHtml(detail)}</code></p>` : '',
    `<a href="${escapeHtml(back)}">${words.back}</a></main></body></html>`,
  ].join('')
  const policy = `default-src 'none'; style-src ${hashSource(STYLE)}; frame-ancestors 'none'`
  return { html, policy }
}
