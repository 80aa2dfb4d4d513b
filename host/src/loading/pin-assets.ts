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
  const guard = <T extends Node>(node: T, put: () => void): T => {
    const element = assetOf(node)
    if (!element) put()
    else if (isInlined(element, inlined)) answer(element, 'load')
    else admit(element, set, put)
    return node
  }
  head.appendChild = <T extends Node>(node: T): T => guard(node, () => append(node))
  head.insertBefore = <T extends Node>(node: T, before: Node | null): T =>
    guard(node, () => insert(node, before))
}

type Asset = HTMLScriptElement | HTMLLinkElement

/** Puts the element into the document with its hash; an error event for whoever waits when it names a file that does not belong here. */
function admit(element: Asset, set: ReleaseSet, put: () => void): void {
  const url = addressOf(element)
  const hash = set.hashOf(url)
  if (hash !== undefined) {
    pin(element, hash)
    put()
    return
  }
  const reading = set.lookUp(url)
  if (reading) {
    reading.then(
      () => admit(element, set, put),
      () => answer(element, 'error'),
    )
    return
  }
  console.error(`${url} is not part of this release set and was not loaded`)
  answer(element, 'error')
}

// The document brought it.
const isInlined = (element: Asset, inlined: ReadonlySet<string>) =>
  element instanceof HTMLLinkElement &&
  element.rel === 'stylesheet' &&
  inlined.has(addressOf(element))

const answer = (element: Asset, type: 'load' | 'error') =>
  queueMicrotask(() => element.dispatchEvent(new Event(type)))

const addressOf = (element: Asset) =>
  element instanceof HTMLScriptElement ? element.src : element.href

/** The element, when it makes the browser fetch a script or a stylesheet. */
function assetOf(node: Node): Asset | undefined {
  const isAsset =
    node instanceof HTMLScriptElement ||
    (node instanceof HTMLLinkElement && /stylesheet|preload|prefetch/.test(node.rel))
  return isAsset && addressOf(node) ? node : undefined
}

function pin(element: Asset, hash: string | null): void {
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
