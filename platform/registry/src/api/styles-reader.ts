import type { BuiltRelease } from '@borong/contract/release'
import { readStyles, type Styles, type StylesByFile } from '../gates/read-styles.ts'
import type { ContentStore } from '../store/content-store.ts'
import { hexOf } from './content-hash.ts'

/** Reads the stylesheets of releases. A file is read once, because its name is the hash of its content. */
export function stylesReader(store: ContentStore) {
  const known = new Map<string, Styles>()
  return async (releases: readonly Pick<BuiltRelease, 'files'>[]): Promise<StylesByFile> => {
    const sheets = releases.flatMap(({ files }) =>
      files.filter(({ name }) => name.endsWith('.css')),
    )
    const wanted = new Set(sheets.map(({ integrity }) => integrity))
    const found = new Map<string, Styles>()
    for (const integrity of wanted) {
      const styles = known.get(integrity) ?? (await read(integrity))
      if (styles) found.set(integrity, styles)
    }
    // Files of removed versions are not retained.
    for (const integrity of known.keys()) if (!wanted.has(integrity)) known.delete(integrity)
    for (const [integrity, styles] of found) known.set(integrity, styles)
    return found
  }

  async function read(integrity: string): Promise<Styles | undefined> {
    const content = await store.read(hexOf(integrity))
    return content && readStyles(content.toString('utf8'))
  }
}
