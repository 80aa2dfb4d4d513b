/** The cookie in which the edge stores what was tapped in a browser without scripts. */
export const TAPS_COOKIE = 'cart_taps'

/** A tap that a browser sent to `/actions/cart`. */
export interface PostedTap {
  sequence: string
  id: string
  quantity: number
}

/** The taps in the cookie's text, without malformed ones. */
export const readTapsCookie = (text: string): PostedTap[] =>
  text.split('~').flatMap((part) => {
    const [, sequence, id, quantity] =
      /^([\w-]{1,40})\.([1-9]\d{0,8})\.([1-9]\d{0,6})$/.exec(part) ?? []
    return sequence && id && quantity ? [{ sequence, id, quantity: Number(quantity) }] : []
  })

/** No character of it needs to be encoded in a cookie. */
export const tapsCookieText = (taps: readonly PostedTap[]): string =>
  taps.map(({ sequence, id, quantity }) => `${sequence}.${id}.${quantity}`).join('~')
