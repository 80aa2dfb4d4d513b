import type { BuiltRelease } from '@borong/contract/release'
import { createHash } from 'node:crypto'

/** The version with a tag: `1.2.0-local.abc1234`. */
export const taggedVersion = (version: string, tag: string): string =>
  `${version.split('-')[0]}-${tag}`

/** Names sources in a tag. It begins with a letter, because semver refuses digits alone that begin with 0. */
export const shortHash = (sources: string): string =>
  /[a-f]\w{6}/.exec(sources)?.[0] ?? `x${sources.slice(0, 6)}`

/** A tag that names the content of a build. The same sources may be built to another content, for example by a changed recipe. */
export function contentTag(prefix: string, release: BuiltRelease): string {
  const content = JSON.stringify({ ...release, version: '' })
  return `${prefix}.${shortHash(createHash('sha256').update(content).digest('hex'))}`
}
