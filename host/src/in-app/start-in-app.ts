import { languageAtom, type Page } from '@borong/contract/host'
import type { FileEvent } from '@borong/ui/download-blob'
import { isInAppBrowser } from '@borong/ui/in-app-browser'

/** In the window of another app, offers ways to get a file that such a window does not save. */
export function startInApp({ store }: Page): void {
  if (!isInAppBrowser()) return
  addEventListener('borong:file', (event) => {
    event.preventDefault()
    const { detail } = event as FileEvent
    void import('./show-file.tsx').then(({ showFile }) => showFile(detail, store.get(languageAtom)))
  })
}
