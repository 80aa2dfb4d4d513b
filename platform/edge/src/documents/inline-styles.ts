import type { ReleaseFile } from '@borong/contract/release'
import type { FileStore } from '../releases/file-store.ts'
import { hashSource } from './hash-source.ts'
import type { Hint, StyleFile } from './hints.ts'

/** A stylesheet of a document. A small one is inlined, so that the first paint waits for no request. */
export interface Style extends Hint {
  inline?: {
    css: string
    /** Its hash for the content security policy. */
    source: string
    /** The fonts that it names, with their addresses. */
    fonts: readonly string[]
  }
}

export type ReadStyles = (files: readonly StyleFile[]) => Promise<Style[]>

const LARGEST = 24_000

/** Reads each stylesheet once. A file that cannot be read is left for the browser to fetch. */
export function styleReader(store: FileStore): ReadStyles {
  const known = new WeakMap<ReleaseFile, Promise<Style['inline']>>()
  return (files) =>
    Promise.all(
      files.map(async ({ href, integrity, file }) => {
        const reading = known.get(file) ?? read(store, href, file).catch(() => undefined)
        known.set(file, reading)
        const inline = await reading
        return { href, integrity, ...(inline ? { inline } : {}) }
      }),
    )
}

async function read(store: FileStore, href: string, file: ReleaseFile): Promise<Style['inline']> {
  if (file.bytes > LARGEST) return undefined
  const base = href.slice(0, href.lastIndexOf('/') + 1)
  const text = (await store.read(file.integrity, 'identity')).content.toString('utf8')
  // In an inline style, relative addresses would resolve against the page's address. A closing tag would end the style
  // early.
  const css = text.replace(/url\((['"]?)(?!data:|https?:|\/|#)([^'")]+)\1\)/g, `url(${base}$2)`)
  if (/<\/style/i.test(css)) return undefined
  const fonts = [...css.matchAll(/url\((\/[^)]+\.woff2)\)/g)].map((found) => found[1] ?? '')
  return { css, source: hashSource(css), fonts: [...new Set(fonts)] }
}
