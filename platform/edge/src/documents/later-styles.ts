import type { ReleaseFile } from '@borong/contract/release'
import type { FileStore } from '../releases/file-store.ts'
import type { StyleFile } from './hints.ts'

/**
 * Selects from the stylesheets of a page's later parts (`may`) those that the rendered page needs from the start. The
 * server has already rendered some parts that the browser loads later. `here` are the stylesheets that the page already
 * has.
 */
export type FindLaterStyles = (
  html: Uint8Array,
  here: readonly StyleFile[],
  may: readonly StyleFile[],
) => Promise<StyleFile[]>

export function laterStyleFinder(store: Pick<FileStore, 'read'>): FindLaterStyles {
  const read = new WeakMap<ReleaseFile, Promise<ReadonlySet<string>>>()
  const classesOf = ({ file }: StyleFile) => {
    const known =
      read.get(file) ??
      store.read(file.integrity, 'identity').then(
        ({ content }) => new Set(classesIn(content.toString('utf8'))),
        // The browser fetches the stylesheet with its part.
        () => new Set<string>(),
      )
    read.set(file, known)
    return known
  }
  return async (html, here, may) => {
    if (may.length === 0) return []
    const missing = new Set<string>()
    // Class names are ASCII, which is the same in both encodings.
    const text = Buffer.from(html.buffer, html.byteOffset, html.byteLength).toString('latin1')
    for (const [, names = ''] of text.matchAll(/ class="([^"]*)"/g))
      for (const name of names.split(' ')) missing.add(name)
    for (const classes of await Promise.all(here.map(classesOf)))
      for (const name of classes) missing.delete(name)
    const needed: StyleFile[] = []
    for (const style of may) {
      const classes = [...(await classesOf(style))].filter((name) => missing.has(name))
      if (classes.length > 0) needed.push(style)
      for (const name of classes) missing.delete(name)
    }
    return needed
  }
}

const classesIn = (css: string) =>
  [...css.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name)
