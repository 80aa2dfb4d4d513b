export interface ListedObject {
  key: string
  storedAt: Date
}

const OBJECT = /<Contents>(.*?)<\/Contents>/gs
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The objects of one page of a listing, and the token of the next page. */
export function listingOf(xml: string): { objects: ListedObject[]; next: string | undefined } {
  const objects = [...xml.matchAll(OBJECT)].map(([, object = '']) => ({
    key: valueOf(object, 'Key') ?? '',
    storedAt: new Date(valueOf(object, 'LastModified') ?? NaN),
  }))
  return { objects, next: valueOf(xml, 'NextContinuationToken') }
}

/** The text of the first element with this name. */
export function valueOf(xml: string, element: string): string | undefined {
  const [, text] = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml) ?? []
  return text?.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name]!)
}
