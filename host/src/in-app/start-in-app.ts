import { languageAtom, type Page } from '@borong/contract/host'
import type { FileEvent } from '@borong/ui/download-blob'
import { isInAppBrowser } from '@borong/ui/in-app-browser'
import { fileOf } from './file-of.ts'

/** In the window of another app, offers ways to get a file that such a window does not save. */
export async function startInApp({ store }: Page): Promise<void> {
  if (!isInAppBrowser()) return
  // Loaded before a file needs it: a tap then needs no network.
  const { showFile } = await import(/* webpackChunkName: 'in-app' */ './late-parts.ts')
  addEventListener('borong:file', (event) => {
    event.preventDefault()
    showFile((event as FileEvent).detail, store.get(languageAtom))
  })
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[download][href^="data:"]')
    if (!link) return
    event.preventDefault()
    showFile({ file: fileOf(link.href), name: link.download }, store.get(languageAtom))
  })
}
