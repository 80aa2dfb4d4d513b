import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { ReleaseSet } from './release-set.ts'

const CHUNK_TIMEOUT_MS = 120_000

/**
 * Gives every script and stylesheet that anything puts into the document its hash, and keeps out those that are not of
 * the release set: entries come by the federation's runtime, chunks and styles by each unit's own chunk loader.
 */
export function guardHead(head: HTMLHeadElement, set: ReleaseSet): void {
  const inlined = new Set(
    [...head.querySelectorAll<HTMLElement>('style[data-href]')].map(
      (style) => new URL(style.dataset.href!, location.origin).href,
    ),
  )
  const append = head.appendChild.bind(head)
  const insert = head.insertBefore.bind(head)
  head.appendChild = <T extends Node>(node: T): T =>
    admit(node, set, inlined) ? append(node) : node
  head.insertBefore = <T extends Node>(node: T, before: Node | null): T =>
    admit(node, set, inlined) ? insert(node, before) : node
}

/** False, and an error event for whoever waits, when the element names a file that does not belong here. */
function admit(node: Node, set: ReleaseSet, inlined: ReadonlySet<string>): boolean {
  const url = assetOf(node)
  if (url === undefined) return true
  const element = node as HTMLScriptElement | HTMLLinkElement
  // The document brought it.
  if ('rel' in element && element.rel === 'stylesheet' && inlined.has(url)) {
    queueMicrotask(() => element.dispatchEvent(new Event('load')))
    return false
  }
  const hash = set.hashOf(url)
  if (hash === undefined) {
    console.error(`${url} is not part of this release set and was not loaded`)
    queueMicrotask(() => element.dispatchEvent(new Event('error')))
    return false
  }
  pin(element, hash)
  return true
}

function assetOf(node: Node): string | undefined {
  if (node instanceof HTMLScriptElement) return node.src || undefined
  if (node instanceof HTMLLinkElement && /stylesheet|preload|prefetch/.test(node.rel))
    return node.href || undefined
  return undefined
}

function pin(element: HTMLScriptElement | HTMLLinkElement, hash: string | null): void {
  // A preload is used again only when both have the same attributes.
  element.crossOrigin = 'anonymous'
  if (hash !== null) element.setAttribute('integrity', hash)
}

/** The same for what the federation's runtime creates itself, with the time that a chunk may take. */
export const pinnedEntries = (set: ReleaseSet): ModuleFederationRuntimePlugin => ({
  name: 'pinned-entries',
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

function knownHash(set: ReleaseSet, url: string): string | null {
  const hash = set.hashOf(url)
  if (hash === undefined) throw new Error(`${url} is not part of this release set`)
  return hash
}
