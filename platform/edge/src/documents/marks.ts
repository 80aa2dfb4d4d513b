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

const NOTED = ['face', 'placed'] as const satisfies Mark[]

export function marksOf(cookies: Readonly<Record<string, string>>): readonly Mark[] {
  const isBuyer = Boolean(cookies.access_token || cookies.refresh_token)
  return [...NOTED.filter((name) => cookies[name] === '1'), ...(isBuyer ? ['buyer' as const] : [])]
}
