import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'

const ESCAPED: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => ESCAPED[character] ?? character)

const BASE_STYLE = `
:root{color-scheme:light;--ink:#1f2329;--muted:#5f6670;--line:#e8e4de;--ground:#f6f4f1;--accent:#ff7e00;--link:#b34f00}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:14px/1.5 "Plus Jakarta Sans",system-ui,sans-serif}
main{max-width:880px;margin:0 auto;padding:24px 12px 64px}
h1{font-size:22px;margin:0 0 8px}h2{font-size:16px;margin:24px 0 8px}.card>h2:first-child{margin-top:0}
p{margin:0 0 12px}.muted{color:var(--muted)}
a{color:var(--link)}
input,select{font:inherit;min-height:44px;padding:8px 12px;border:1px solid #8a8f96;border-radius:6px;background:#fff;color:inherit;width:100%}
button,.button{font:inherit;font-weight:700;min-height:44px;padding:8px 16px;border:0;border-radius:8px;background:var(--accent);color:var(--ink);cursor:pointer}
button.plain{background:#fff;border:1px solid var(--line)}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
.card{background:#fff;border:1px solid var(--line);border-radius:8px;padding:12px 16px;margin:0 0 8px}
.tag{display:inline-block;border-radius:2px;background:#fff1e2;color:var(--link);font-size:12px;font-weight:600;padding:1px 6px}
code,pre{font:13px/1.5 ui-monospace,monospace}pre{overflow:auto;margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
`

/** Sends a small page of the gateway. Its security policy allows only its own script. */
export function sendPage(
  reply: FastifyReply,
  page: {
    title: string
    language: 'id' | 'en'
    body: string
    style?: string
    script?: string
    formAction?: string
  },
): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    `form-action ${page.formAction ?? "'self'"}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .send(
      `<!doctype html><html lang="${page.language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
        `<title>${escapeHtml(page.title)}</title><style>${BASE_STYLE}${page.style ?? ''}</style><main>${page.body}</main>` +
        `${page.script ? `<script nonce="${nonce}">${page.script}</script>` : ''}</html>`,
    )
}
