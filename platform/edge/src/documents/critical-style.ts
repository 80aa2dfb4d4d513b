import { createHash } from 'node:crypto'
import { baseOf } from '../releases/catalogue.ts'
import type { FileStore } from '../releases/file-store.ts'
import type { ReleaseSet } from '../releases/release-set.ts'

/** The host's first stylesheet, when it is small enough to come with the document. */
export interface CriticalStyle {
  href: string
  css: string
  /** Its hash for the content security policy. */
  source: string
  /** The fonts it names, with their addresses. */
  fonts: readonly string[]
}

const LARGEST = 24_000

export async function criticalStyle(
  { host }: Pick<ReleaseSet, 'host'>,
  store: FileStore,
): Promise<CriticalStyle | undefined> {
  const { release } = host
  const name = release.initial.css[0]
  const file = release.files.find((one) => one.name === name)
  if (!file || file.bytes > LARGEST) return undefined
  const base = baseOf(release.unit)
  const text = (await store.read(file.integrity, 'identity')).content.toString('utf8')
  // In the document, relative addresses would start from the page's own. A closing tag would end the style early.
  const css = text.replace(/url\((['"]?)(?!data:|https?:|\/|#)([^'")]+)\1\)/g, `url(${base}$2)`)
  if (/<\/style/i.test(css)) return undefined
  const fonts = [...css.matchAll(/url\((\/[^)]+\.woff2)\)/g)].map((found) => found[1] ?? '')
  const source = `'sha256-${createHash('sha256').update(css).digest('base64')}'`
  return { href: base + file.name, css, source, fonts: [...new Set(fonts)] }
}
