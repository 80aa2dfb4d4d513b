import type { RuntimeConfig } from '@borong/contract/release'
import { isSparing } from '@borong/ui/is-sparing'
import { whenIdle } from './when-idle.ts'
import { tellForAYear } from './year-cookie.ts'

/**
 * The shop's own face, for who stays. Fetched at once it would stand in the way of the first pictures, so it comes behind
 * the second page. The edge knows by the cookie who has it, and sets every document from then on in it. Pages of the same
 * document stay in the face that it began in: the two break some lines otherwise, and back would miss its place.
 */
export interface Face {
  /** To be called with each page. */
  arrive(pathname: string): void
}

const FACE = "1em 'Plus Jakarta Sans'"

/** A document's, which begins at `first`. */
export function createFace(
  document: Document,
  first: string,
  config: Pick<RuntimeConfig, 'cookieDomain'>,
): Face {
  let before = first
  let isHere = false

  async function bring() {
    const faces = await document.fonts.load(FACE)
    if (faces.length === 0) return
    isHere = true
    tellForAYear(document, 'face', '1', config)
  }

  return {
    arrive(pathname) {
      if (pathname === before) return
      before = pathname
      if (isHere || isSparing()) return
      // A visitor who lacks it goes on without it, and gets it behind a later page.
      whenIdle(() => void bring().catch(() => {}))
    },
  }
}
