/** A view of the console. Without a unit it is the overview, without a version the view of the unit. */
export interface Address {
  channel?: string
  unit?: string
  version?: string
  /** The version with which the release is compared. */
  from?: string
  /** The days of the charts. */
  days?: number
}

const QUERY = ['channel', 'from', 'days'] as const

/** The link to a view: `#/services/1.1.0?channel=staging&from=1.0.0`. */
export function linkTo(address: Address): string {
  const path = [address.unit, address.version].filter((part) => part !== undefined)
  const query = new URLSearchParams(
    QUERY.flatMap((name) => (address[name] === undefined ? [] : [[name, String(address[name])]])),
  ).toString()
  return `#/${path.map(encodeURIComponent).join('/')}${query ? `?${query}` : ''}`
}

/** The view of a link. An address that was typed by hand shows the nearest view. */
export function addressOf(hash: string): Address {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?')
  const [unit, version] = path.split('/').filter(Boolean).map(decoded)
  const given = new URLSearchParams(query)
  const days = Number(given.get('days'))
  return {
    ...(given.get('channel') ? { channel: given.get('channel')! } : {}),
    ...(unit ? { unit } : {}),
    ...(version ? { version } : {}),
    ...(given.get('from') ? { from: given.get('from')! } : {}),
    ...(Number.isInteger(days) && days > 0 ? { days } : {}),
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
