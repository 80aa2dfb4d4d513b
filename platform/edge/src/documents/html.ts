import type { Language } from '../http/visitor-language.ts'
import { earlyTaps } from './early-taps.ts'
import type { Hint, Hints } from './hints.ts'
import type { Style } from './inline-styles.ts'
import type { Asked } from './make-document.ts'

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

/** The document's beginning: all that is known of a page before its data is. `first` are scripts that the page can't be seen without. */
export function documentBeginning(
  { language, marks }: Pick<Asked, 'language' | 'marks'>,
  styles: readonly Style[],
  first?: Pick<Hints, 'scripts' | 'preloads'>,
): string {
  const fonts = marks.includes('face')
    ? new Set(styles.flatMap(({ inline }) => inline?.fonts ?? []))
    : []
  return [
    `<!doctype html><html lang="${language}"${marks.map((mark) => ` data-${mark}`).join('')}><head><meta charset="utf-8"><script>${earlyTaps}</script>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content">',
    '<meta name="theme-color" content="#ff7e00"><link rel="manifest" href="/manifest.webmanifest">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    ...styles.map(stylesheet),
    ...[...fonts].map(
      (href) =>
        `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin="anonymous">`,
    ),
    first ? scripts(first, '') : '',
  ].join('')
}

/** What is known of a page when it is drawn, or could not be. */
export interface Page {
  boot: string
  /** The page's own elements for the head, and what stands in it. */
  drawn?: { head: string; html: Uint8Array }
  /** What stands in it is only the frame of what scripts bring. */
  needsScripts: boolean
  /** Stylesheets that the beginning lacks. */
  styles: readonly Style[]
  /** Scripts that a page which can be seen already takes when its pictures are on their way. */
  last?: Pick<Hints, 'scripts' | 'preloads'>
}

/** Everything behind the beginning, in parts: the rest of the head, the page or an empty place for it, and the boot data. */
export function documentRest(
  language: Language,
  { boot, drawn, needsScripts, styles, last }: Page,
): Uint8Array[] {
  const { title, description, script } = words[language]
  const head = drawn?.head ?? ''
  const before = [
    head.includes('<title') ? '' : `<title>${escapeHtml(title)}</title>`,
    head.includes('name="description"')
      ? ''
      : `<meta name="description" content="${escapeHtml(description)}">`,
    head,
    ...styles.map(stylesheet),
    '</head><body>',
    needsScripts ? `<noscript>${escapeHtml(script)}</noscript>` : '',
    '<div id="app">',
  ].join('')
  const after = [
    `</div><script type="application/json" id="boot">${boot}</script>`,
    last ? scripts(last, ' fetchpriority="low"') : '',
    '</body></html>',
  ].join('')
  return [Buffer.from(before), ...(drawn ? [drawn.html] : []), Buffer.from(after)]
}

const scripts = (hints: Pick<Hints, 'scripts' | 'preloads'>, priority: string) =>
  [
    ...hints.scripts.map((hint) => `<script defer${priority} ${pinned('src', hint)}></script>`),
    ...hints.preloads.map(
      (hint) => `<link rel="preload" as="script"${priority} ${pinned('href', hint)}>`,
    ),
  ].join('')

// The browser's chunk loader asks for its stylesheets too, and finds by their addresses those that are here already.
const stylesheet = (style: Style) =>
  style.inline
    ? `<style data-href="${escapeHtml(style.href)}">${style.inline.css}</style>`
    : `<link rel="stylesheet" ${pinned('href', style)}>`

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
