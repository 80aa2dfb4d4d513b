import { languageAtom, type Page } from '@borong/contract/host'
import { earlyFile, type FileEvent } from '@borong/ui/download-blob'
import { isInAppBrowser } from '@borong/ui/in-app-browser'
import { fileOf } from './file-of.ts'

/** In the window of another app, offers ways to get a file that such a window does not save. */
export async function startInApp({ store }: Page): Promise<void> {
  if (!isInAppBrowser()) return
  // Loaded before a file needs it: a tap then needs no network.
  const parts = import(/* webpackChunkName: 'in-app' */ './late-parts.ts')
  const show = async (detail: FileEvent['detail']) =>
    (await parts).showFile(detail, store.get(languageAtom))
  addEventListener('borong:file', (event) => {
    event.preventDefault()
    void show((event as FileEvent).detail)
  })
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[download][href^="data:"]')
    if (!link) return
    event.preventDefault()
    void show({ file: fileOf(link.href), name: link.download })
  })
  const early = earlyFile()
  if (early) void show(early)
  await parts
}
