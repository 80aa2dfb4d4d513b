import type { BoundedCache } from './bounded-cache.ts'

const WORDS = {
  id: {
    title: 'Anda sedang offline',
    text: 'Halaman ini belum pernah dibuka di perangkat ini. Periksa koneksi Anda, lalu coba lagi.',
    retry: 'Coba lagi',
    cached: 'Halaman yang tersimpan',
  },
  en: {
    title: 'You are offline',
    text: 'This page has not been opened on this device before. Check your connection, then try again.',
    retry: 'Try again',
    cached: 'Saved pages',
  },
} as const

const MOST_LISTED = 8

/** The page in place of one that cannot be loaded. It explains that, lists the cached pages, and reloads by itself. */
export async function offlinePage(
  cached: BoundedCache,
  note: Promise<Response | undefined>,
): Promise<Response> {
  const spoken = await note.then((answer) => answer?.text()).catch(() => undefined)
  const language = spoken === 'en' ? 'en' : 'id'
  const words = WORDS[language]
  const list = (await listed(cached).catch(() => []))
    .map(({ path, title }) => `<li><a href="${escapeHtml(path)}">${title}</a></li>`)
    .join('')
  const nonce = crypto.randomUUID()
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="theme-color" content="#ff7e00"><title>${words.title}</title><style nonce="${nonce}">${STYLE}</style></head><body><main><svg viewBox="0 0 24 24" width="48" height="48" aria-hidden="true"><path d="M12 20h.01M8.5 16.4a5 5 0 0 1 7 0M5 12.9a10 10 0 0 1 5.2-2.7M19 12.9a10 10 0 0 0-2-1.5M2 8.8a15 15 0 0 1 4.2-2.6M22 8.8A15 15 0 0 0 10.7 5M2 2l20 20"/></svg><h1>${words.title}</h1><p>${words.text}</p><a class="again" href="">${words.retry}</a>${list && `<h2>${words.cached}</h2><ul>${list}</ul>`}</main><script nonce="${nonce}">${COME_BACK}</script></body></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; connect-src 'self'; img-src 'self'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
    },
  })
}

async function listed(cached: BoundedCache): Promise<{ path: string; title: string }[]> {
  const urls = (await cached.urls()).slice(0, MOST_LISTED)
  const pages = await Promise.all(
    urls.map(async (url) => {
      const html = await (await cached.find(url))?.text()
      // The title is already escaped for HTML in the document.
      const title = /<title[^>]*>([^<]+)</.exec(html ?? '')?.[1]
      const { pathname, search } = new URL(url)
      return title ? [{ path: pathname + search, title }] : []
    }),
  )
  return pages.flat()
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

// A connection that has just come back may lose the first request. No event reports that the shop is reachable again.
const COME_BACK =
  "const look=()=>fetch(location.href,{method:'HEAD'}).then(r=>{if(r.status<500)location.reload()},()=>{});addEventListener('online',look);setInterval(()=>{if(!document.hidden)look()},5000)"

const STYLE =
  'body{margin:0;background:#f6f4f1;color:#1f2329;font:16px/1.5 system-ui,sans-serif}main{box-sizing:border-box;max-width:480px;min-height:100svh;margin:0 auto;padding:48px 16px;background:#fff;overflow-wrap:anywhere}svg{fill:none;stroke:#b34f00;stroke-width:1.75;stroke-linecap:round}h1{margin:16px 0 4px;font-size:22px}h2{margin:32px 0 4px;font-size:16px}p{margin:0 0 24px;color:#5f6670}.again{display:block;padding:12px;border-radius:8px;background:#ff7e00;color:#1f2329;font-weight:700;text-align:center;text-decoration:none}ul{margin:0;padding:0;list-style:none}li a{display:block;padding:12px 0;border-bottom:1px solid #e8e4de;color:#b34f00;text-decoration:none}a:focus-visible{outline:2px solid #1f2329;outline-offset:2px}'
