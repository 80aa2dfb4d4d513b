import type { Language } from '../http/visitor-language.ts'
import type { CriticalStyle } from './critical-style.ts'
import type { Hint, Hints } from './hints.ts'

const words = {
  id: {
    title: 'Borong: belanja grosir untuk usaha Anda',
    description:
      'Beli stok usaha langsung dari penjual di seluruh Indonesia, dengan harga grosir dan pengiriman ke tempat Anda.',
    script: 'Aktifkan JavaScript di peramban Anda untuk berbelanja di Borong.',
  },
  en: {
    title: 'Borong: wholesale for your business',
    description:
      'Buy stock for your business straight from sellers all over Indonesia, at wholesale prices, delivered to your door.',
    script: 'Turn on JavaScript in your browser to shop at Borong.',
  },
} as const

/** The document's beginning, up to the body. `drawn` are the page's own elements for the head, when they are known by then. */
export function documentHead(
  language: Language,
  hints: Hints,
  critical: CriticalStyle | undefined,
  drawn = '',
): string {
  const { title, description } = words[language]
  const general = [
    drawn.includes('<title') ? '' : `<title>${escapeHtml(title)}</title>`,
    drawn.includes('name="description"')
      ? ''
      : `<meta name="description" content="${escapeHtml(description)}">`,
  ]
  const links = hints.styles.filter(({ href }) => href !== critical?.href)
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    ...general,
    drawn,
    '<meta name="theme-color" content="#ff7e00"><link rel="icon" href="data:,">',
    critical ? `<style>${critical.css}</style>` : '',
    ...(critical?.fonts ?? []).map(
      (href) =>
        `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin="anonymous">`,
    ),
    ...links.map(stylesheet),
    ...hints.scripts.map((hint) => `<script defer ${pinned('src', hint)}></script>`),
    ...hints.preloads.map((hint) => `<link rel="preload" as="script" ${pinned('href', hint)}>`),
    '</head><body>',
  ].join('')
}

/** The document's body: the page as it was drawn, or an empty place for it, and the boot data. */
export function documentBody(
  language: Language,
  boot: string,
  drawn?: { html: string; styles: readonly Hint[] },
): string {
  const styles = (drawn?.styles ?? []).map(stylesheet).join('')
  const hint = drawn ? '' : `<noscript>${escapeHtml(words[language].script)}</noscript>`
  return `${styles}<div id="app">${drawn?.html ?? ''}</div>${hint}<script type="application/json" id="boot">${boot}</script></body></html>`
}

const stylesheet = (hint: Hint) => `<link rel="stylesheet" ${pinned('href', hint)}>`

const pinned = (attribute: 'href' | 'src', { href, integrity }: Hint) =>
  `${attribute}="${escapeHtml(href)}" integrity="${escapeHtml(integrity)}" crossorigin="anonymous"`

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
