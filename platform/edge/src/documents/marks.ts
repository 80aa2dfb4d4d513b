import type { DocumentMark } from '@borong/contract/release'
import type { Cookies } from 'cookie'

/**
 * Markers derived from a browser's cookies, as `data-<mark>` at the root of its documents. Styles use them before
 * hydration; the rendered page is the same for all visitors. `face`: the web font is cached; without it the page uses
 * the system font. `buyer`: a buyer's cookie is present; the page is rendered for a guest, but reserves space for the
 * buyer's content. `shared`: a CDN gives the document to many visitors. The others are set by screens.
 */
export type Mark = 'face' | 'buyer' | 'shared' | DocumentMark

const isSo: Record<Exclude<Mark, 'shared'>, (cookies: Cookies) => boolean> = {
  face: ({ face }) => face === '1',
  placed: ({ placed }) => placed === '1',
  buyer: ({ access_token, refresh_token }) => Boolean(access_token || refresh_token),
}
const marks = Object.keys(isSo) as (keyof typeof isSo)[]

export const marksOf = (cookies: Cookies): readonly Mark[] =>
  marks.filter((mark) => isSo[mark](cookies))
