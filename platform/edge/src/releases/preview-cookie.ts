import { readPreview, type PreviewChoice } from '@borong/registry/preview-link'
import { stringifySetCookie } from 'cookie'
import type { KeyObject } from 'node:crypto'

/** The parameter of a preview link. With the value `off` it leaves a preview. */
export const PREVIEW = 'preview'
export const LEAVE = 'off'
export const PREVIEW_COOKIE = 'borong_preview'

/** Verifies the text of a link or a cookie. */
export type ReadPreview = (text: string) => Promise<PreviewChoice | 'forged' | 'ended'>

/** `key` is the key with which the registry signs. */
export const previewReader =
  (key: () => Promise<KeyObject>): ReadPreview =>
  async (text) => {
    const choice = readPreview(text, await key())
    if (!choice) return 'forged'
    return choice.until * 1000 > Date.now() ? choice : 'ended'
  }

/**
 * The session cookie of a preview: scripts cannot read it, and it is sent when the bank leads back to the shop. Its text
 * is signed and contains its end.
 */
export const previewCookie = (text: string, secure: boolean): string =>
  stringifySetCookie({
    name: PREVIEW_COOKIE,
    value: text,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    ...(text === '' ? { maxAge: 0 } : {}),
  })

/** The same address without the parameters that choose versions. */
export function withoutChoice(pathname: string, query: URLSearchParams): string {
  const rest = new URLSearchParams(
    [...query].filter(
      ([name]) => !/^(preview|set|until|sig)$/.test(name) && !/^(release|dev)\./.test(name),
    ),
  )
  // Two slashes at the beginning would be the address of another site.
  const path = pathname.replace(/^[/\\]+/, '/')
  return rest.size > 0 ? `${path}?${rest}` : path
}
