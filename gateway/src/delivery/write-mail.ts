import { escapeHtml } from '../server/page.ts'
import type { Message } from './message.ts'

/** The content of a message: paragraphs, a list, further paragraphs, a link, and a last remark. */
export function mail({
  lead,
  lines = [],
  more = [],
  link,
  note,
}: {
  lead: readonly string[]
  lines?: readonly string[]
  more?: readonly string[]
  /** Without a text it shows its address. */
  link?: { url: string; text?: string } | undefined
  note?: string
}): Required<Pick<Message, 'text' | 'html'>> {
  const notes = note === undefined ? [] : [note]
  const list = lines.map((line) => `<li style="white-space:pre-line">${escapeHtml(line)}</li>`)
  const html = [
    ...lead.map(paragraph),
    ...(list.length > 0 ? [`<ul>${list.join('')}</ul>`] : []),
    ...more.map(paragraph),
    ...(link
      ? [`<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.text ?? link.url)}</a></p>`]
      : []),
    ...notes.map(paragraph),
  ]
  return {
    text: [...lead, lines.join('\n'), ...more, link?.url, ...notes].filter(Boolean).join('\n\n'),
    html: `<div style="font-family:sans-serif">${html.join('')}</div>`,
  }
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`
