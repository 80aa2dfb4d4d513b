import { root } from '@borong/build/units'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const SERVERS = ['gateway/src', 'platform/edge/src', 'demo/src']

// Data that the shop stores and an operator could change: no messages of the code.
const STORED = ['gateway/src/vouchers/offers.ts', 'demo/src/market/']

// A text has a capital or a space; a column or an id has neither. A locale is no text.
const TEXT = `(?!'[a-z]{2}-[A-Z]{2}')(?:'(?=[^'\\n]*[A-Z ])[^'\\n]*'|\`(?=[^\`]*[A-Z ])[^\`]*\`)`
const FORMS = [
  // { id: 'Stok habis', en: 'Out of stock' }
  new RegExp(`\\bid:\\s*${TEXT},\\s*en:\\s*${TEXT}`),
  // { id: { empty: 'Stok habis' }, en: { … } }
  /\bid:\s*\{[^{}]*\},\s*en:\s*\{/,
  // language === 'en' ? 'Out of stock' : 'Stok habis'
  new RegExp(`language === '(?:id|en)'\\s*\\?\\s*${TEXT}\\s*:\\s*${TEXT}`),
]

/** Whether a source has a text in both languages, in a form other than a declared message. */
export const hasOwnTexts = (source: string): boolean => FORMS.some((form) => form.test(source))

/** The files of the servers that write texts for people without the catalogue of messages. */
export async function findServerTexts(): Promise<string[]> {
  const found: string[] = []
  for (const server of SERVERS)
    for await (const file of glob(`${server}/**/*.ts`, { cwd: root }))
      if (
        !/messages\.ts$|\.test\.ts$/.test(file) &&
        !STORED.some((stored) => file.startsWith(stored)) &&
        hasOwnTexts(await readFile(join(root, file), 'utf8'))
      )
        found.push(
          `${file} has a text in both languages: declare it with defineMessages in a file whose name ends with messages.ts`,
        )
  return found
}
