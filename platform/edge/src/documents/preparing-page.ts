import { textsIn } from '@borong/api/messages'
import type { Language } from '../http/visitor-language.ts'
import { preparingMessages } from './messages.ts'

/** The page that visitors see until the first release set is ready. */
export function preparingPage(language: Language): string {
  const { title, text } = textsIn(preparingMessages, language)
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta http-equiv="refresh" content="2">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title></head>`,
    `<body><h1>${title}</h1><p>${text}</p></body></html>`,
  ].join('')
}
