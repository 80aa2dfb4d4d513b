const BOT =
  /bot\b|bot[/;)]|crawl|spider|slurp|headless|lighthouse|pagespeed|phantomjs|prerender|facebookexternalhit|whatsapp\/|telegrambot|bingpreview|mediapartners|python-|curl\/|wget\/|httpclient/i
/** Makes phones, and is called so. */
const PHONE_MAKER = /cubot/gi
const PARTNER = /^partner(?:$|[-_.: ])/i
const KEPT = 'partner-visit'

/** A program that reads pages, by what it calls itself. */
export const isBot = (userAgent: string): boolean =>
  userAgent === '' || BOT.test(userAgent.replace(PHONE_MAKER, ''))

/** Somebody whom a partner's campaign brought: `utm_source=partner…` or `utm_medium=partner`, for as long as the tab lives. */
export function isPartnerVisit(
  address: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
): boolean {
  const { searchParams } = new URL(address)
  const names = ['utm_source', 'utm_medium'].map((name) => searchParams.get(name) ?? '')
  const isPartner = names.some((name) => PARTNER.test(name))
  try {
    const kept = storage()
    // A later campaign that is no partner's begins another visit.
    if (names.some(Boolean)) kept.setItem(KEPT, isPartner ? 'yes' : 'no')
    return kept.getItem(KEPT) === 'yes'
  } catch {
    // A browser that forbids storage forgets with the document.
    return isPartner
  }
}

/** The address that the document was asked for by, whatever the router has made of it since. */
export function landingAddress(): string {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? []
  return navigation?.name.startsWith('http') ? navigation.name : location.href
}
