import { stringifySetCookie } from 'cookie'

/** A cookie for the whole site, readable by the page's own scripts. */
export const writeCookie = (
  name: string,
  value: string,
  { expires, domain, secure }: { expires: Date; domain: string; secure: boolean },
): string =>
  stringifySetCookie({
    name,
    value,
    path: '/',
    expires,
    sameSite: 'lax',
    secure,
    ...(domain ? { domain } : {}),
  })
