import type { RuntimeConfig } from '@borong/contract/release'
import { savesData } from '@borong/ui/save-data'
import { whenIdle } from './when-idle.ts'
import { setPersistentCookie } from './persistent-cookie.ts'

/**
 * The shop's web font, for visitors of more than one page. It would delay the first images, so it loads after the
 * second page. The edge reads the cookie and renders later documents with it. Pages of the current document keep their
 * font: the two fonts break some lines differently, and back would miss its scroll position.
 */
export interface WebFont {
  /** Called for each page. */
  arrive(pathname: string): void
}

const FACE = "1em 'Plus Jakarta Sans'"

/** For a document that starts at `first`. */
export function createWebFont(
  document: Document,
  first: string,
  config: Pick<RuntimeConfig, 'cookieDomain'>,
): WebFont {
  let before = first
  let isHere = false

  async function bring() {
    const faces = await document.fonts.load(FACE)
    if (faces.length === 0) return
    isHere = true
    setPersistentCookie(document, 'face', '1', config)
  }

  return {
    arrive(pathname) {
      if (pathname === before) return
      before = pathname
      if (isHere || savesData()) return
      // A visitor without the font continues with the fallback. A later page requests it again.
      whenIdle(() => void bring().catch(() => {}))
    },
  }
}
