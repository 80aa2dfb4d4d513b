import type { RuntimeConfig } from '@borong/contract/release'
import { isSparing } from './connection.ts'
import { whenIdle } from './when-idle.ts'

/**
 * The shop's own face, for who stays. Fetched at once it would stand in the way of the first pictures, and its arrival
 * would move what is being read. So it comes behind the second page; a page that begins after that is set in it, and so
 * is every document from then on, which the edge knows by the cookie.
 */
export interface Face {
  /** To be called together with a new page, which has to be laid out anyway. */
  arrive(pathname: string): void
}

const FACE = "1em 'Plus Jakarta Sans'"
const YEAR_SECONDS = 365 * 24 * 60 * 60

/** A document's, which begins at `first`. */
export function createFace(
  document: Document,
  first: string,
  { cookieDomain }: Pick<RuntimeConfig, 'cookieDomain'>,
): Face {
  let before = first

  async function bring() {
    const faces = await document.fonts.load(FACE)
    if (faces.length === 0) return
    const domain = cookieDomain ? `; Domain=${cookieDomain}` : ''
    document.cookie = `face=1; Path=/; SameSite=Lax; Max-Age=${YEAR_SECONDS}${domain}`
  }

  return {
    arrive(pathname) {
      if (pathname === before) return
      before = pathname
      if (document.fonts.check(FACE)) document.documentElement.dataset.face = ''
      // A visitor who lacks it goes on without it, and gets it behind a later page.
      else if (!isSparing()) whenIdle(() => void bring().catch(() => {}))
    },
  }
}
