import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { ReleaseSet } from './release-set.ts'

const CHUNK_TIMEOUT_MS = 120_000

/**
 * Requests the federation's scripts and links with the hashes of the release set, and refuses all others. An entry
 * contains the hashes of its own chunks and stylesheets, which its chunk loader checks.
 */
export const pinnedAssets = (set: ReleaseSet): ModuleFederationRuntimePlugin => ({
  name: 'pinned-assets',
  createScript({ url }) {
    const script = document.createElement('script')
    script.src = url
    pin(script, knownHash(set, url))
    return { script, timeout: CHUNK_TIMEOUT_MS }
  },
  createLink({ url, attrs }) {
    const link = document.createElement('link')
    for (const [name, value] of Object.entries(attrs ?? {})) link.setAttribute(name, String(value))
    link.href = url
    pin(link, knownHash(set, url))
    return { link, timeout: CHUNK_TIMEOUT_MS }
  },
})

function pin(element: HTMLScriptElement | HTMLLinkElement, hash: string | null): void {
  // A browser reuses a preload only when both elements have the same attributes.
  element.crossOrigin = 'anonymous'
  if (hash !== null) element.setAttribute('integrity', hash)
}

function knownHash(set: ReleaseSet, url: string): string | null {
  const hash = set.hashOf(url)
  if (hash === undefined) throw new Error(`${url} is not part of this release set`)
  return hash
}
