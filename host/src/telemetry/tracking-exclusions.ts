import { inThisTab } from '@borong/contract'

const BOT =
  /bot\b|bot[/;)]|crawl|spider|slurp|headless|lighthouse|pagespeed|phantomjs|prerender|facebookexternalhit|whatsapp\/|telegrambot|bingpreview|mediapartners|python-|curl\/|wget\/|httpclient/i
/** A phone maker whose name ends in "bot". */
const PHONE_MAKER = /cubot/gi
const PARTNER = /^partner(?:$|[-_.: ])/i
const KEY = 'partner-visit'

/** Whether a user agent belongs to a bot. */
export const isBot = (userAgent: string): boolean =>
  userAgent === '' || BOT.test(userAgent.replace(PHONE_MAKER, ''))

/** Whether `utm_source=partner…` or `utm_medium=partner` brought the visitor, for the life of the tab. */
export function isPartnerVisit(address: string): boolean {
  const { searchParams } = new URL(address)
  const names = ['utm_source', 'utm_medium'].map((name) => searchParams.get(name) ?? '')
  const isPartner = names.some((name) => PARTNER.test(name))
  const now = isPartner ? 'yes' : 'no'
  // A later campaign of another source starts another visit.
  if (names.some(Boolean)) inThisTab.setItem(KEY, now)
  return inThisTab.getItem(KEY, now) === 'yes'
}

/** The address of the document's request, regardless of later route changes. */
export function landingAddress(): string {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? []
  return navigation?.name.startsWith('http') ? navigation.name : location.href
}
