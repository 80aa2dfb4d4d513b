import { createHash } from 'node:crypto'
import type { Config } from '../config.ts'
import type { ReleaseSet } from '../releases/release-set.ts'
import type { EncodedDocument } from './encoded-document.ts'
import { VARIANT, type Variant, sliceKey } from './variant.ts'

const ERROR_SECONDS = 24 * 60 * 60

/**
 * The headers with which a CDN keeps a document for many visitors. Browsers ask it each time. The keys name everything
 * that the document depends on, so that the CDN can forget it.
 */
export function sharedHeaders(
  document: EncodedDocument,
  { set, slice }: { set: ReleaseSet } & Pick<Variant, 'slice'>,
  { documentFreshMs, documentStaleMs }: Pick<Config, 'documentFreshMs' | 'documentStaleMs'>,
): Record<string, string> {
  // A document that lacks something only protects the shop from a rush.
  const [fresh, stale, error] = document.isComplete
    ? [documentFreshMs / 1000, documentStaleMs / 1000, ERROR_SECONDS]
    : [1, 0, 0]
  const stalePart = `stale-while-revalidate=${stale}, stale-if-error=${error}`
  const keys = set.units.map(({ release: { unit, version } }) => `${unit}@${version}`)
  return {
    'cache-control': 'no-cache',
    'cdn-cache-control': `public, s-maxage=${fresh}, ${stalePart}`,
    'surrogate-control': `max-age=${fresh}, ${stalePart}`,
    'surrogate-key': [sliceKey(slice), ...keys].join(' '),
    vary: `Accept-Encoding, ${VARIANT}`,
  }
}

const tags = new WeakMap<EncodedDocument, string>()

/** A weak tag: the compressed forms of a document share it. */
export function tagOf(document: EncodedDocument): string {
  const known = tags.get(document)
  if (known) return known
  const tag = `W/"${createHash('sha256').update(document.html).digest('base64url').slice(0, 22)}"`
  tags.set(document, tag)
  return tag
}
