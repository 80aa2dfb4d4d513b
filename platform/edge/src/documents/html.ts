import { textsIn } from '@borong/api/messages'
import type { Language } from '../http/visitor-language.ts'
import { firstScript } from './first-script.ts'
import type { Hint, Hints } from './hints.ts'
import type { Style } from './inline-styles.ts'
import type { DocumentRequest } from './document-request.ts'
import { documentMessages } from './messages.ts'

/**
 * The document's beginning: all content that does not depend on the page's data. `first` are scripts without which the
 * page shows nothing.
 */
export function documentBeginning(
  { language, marks }: Pick<DocumentRequest, 'language' | 'marks'>,
  styles: readonly Style[],
  first?: Pick<Hints, 'scripts' | 'preloads'>,
): string {
  const fonts = marks.includes('face')
    ? new Set(styles.flatMap(({ inline }) => inline?.fonts ?? []))
    : []
  return [
    `<!doctype html><html lang="${language}"${marks.map((mark) => ` data-${mark}`).join('')}><head><meta charset="utf-8"><script>${firstScript}</script>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content">',
    '<meta name="color-scheme" content="light dark"><meta name="theme-color" content="#ff7e00"><link rel="manifest" href="/manifest.webmanifest">',
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

/** The rest of a document, whether its page was rendered or not. */
export interface Page {
  boot: string
  /** The page's own elements for the head, and the content of `#app`. */
  rendered?: { head: string; html: Uint8Array }
  /** The rendered page is only a frame for content that scripts add. */
  needsScripts: boolean
  /** Stylesheets that the beginning lacks. */
  styles: readonly Style[]
  /** Scripts of a page that is visible without them; they load after the images have been requested. */
  last?: Pick<Hints, 'scripts' | 'preloads'>
}

/** The rest of the document in parts: the rest of the head, the page or an empty element for it, and the boot data. */
export function documentRest(
  language: Language,
  { boot, rendered, needsScripts, styles, last }: Page,
): Uint8Array[] {
  const { title, description, script, home } = textsIn(documentMessages, language)
  const head = rendered?.head ?? ''
  const before = [
    head.includes('<title') ? '' : `<title>${escapeHtml(title)}</title>`,
    head.includes('name="description"')
      ? ''
      : `<meta name="description" content="${escapeHtml(description)}">`,
    head,
    ...styles.map(stylesheet),
    '</head><body>',
    needsScripts
      ? `<noscript><p>${escapeHtml(script)}</p><p><a href="/">${escapeHtml(home)}</a></p></noscript>`
      : '',
    '<div id="app">',
  ].join('')
  const after = [
    `</div><script type="application/json" id="boot">${boot}</script>`,
    last ? scripts(last, ' fetchpriority="low"') : '',
    '</body></html>',
  ].join('')
  return [Buffer.from(before), ...(rendered ? [rendered.html] : []), Buffer.from(after)]
}

const scripts = (hints: Pick<Hints, 'scripts' | 'preloads'>, priority: string) =>
  [
    ...hints.scripts.map((hint) => `<script defer${priority} ${pinned('src', hint)}></script>`),
    ...hints.preloads.map(
      (hint) => `<link rel="preload" as="script"${priority} ${pinned('href', hint)}>`,
    ),
  ].join('')

// The browser's chunk loader requests its stylesheets too, and finds the present ones by their addresses.
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
