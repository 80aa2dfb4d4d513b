import type { DocumentMark } from '@borong/contract/release'

/**
 * What a browser's cookies say of it that changes how its pages look before they are alive: `data-<mark>` stands at the
 * root of its documents, for styles to go by. What is drawn is the same for all.
 *
 * - `face`: the shop's own face is there already. To who lacks it, a page is set in the system's.
 * - `buyer`: a buyer asks. The page is a guest's to him too, until it is alive, but keeps room for what will be his.
 * - the others are noted by screens.
 */
export type Mark = 'face' | 'buyer' | DocumentMark

type Cookies = Readonly<Record<string, string>>

const isSo: Record<Mark, (cookies: Cookies) => boolean> = {
  face: ({ face }) => face === '1',
  placed: ({ placed }) => placed === '1',
  buyer: ({ access_token, refresh_token }) => Boolean(access_token || refresh_token),
}
const marks = Object.keys(isSo) as Mark[]

export const marksOf = (cookies: Cookies): readonly Mark[] =>
  marks.filter((mark) => isSo[mark](cookies))
