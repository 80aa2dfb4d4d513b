import { PageTitle, useFlag, useQueryClient, Widget } from '@borong/contract'
import {
  Fragment,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { createPortal } from 'react-dom'
import type { Mountable, Mounted, MountPage } from './mount-page.ts'
import { isBrowser, useMountPage, type ReadFlag } from './use-mount-page.ts'

type NoProps = Readonly<Record<string, never>>

/**
 * Makes a screen or a widget of a framework, or of another version of React, a component of the shop: it has the same page,
 * errors and releases as one that is written in React.
 */
export function mountScreen<Props extends object = NoProps>(
  mountable: Mountable<Props>,
): (props: Props) => ReactNode {
  return function MountedRegion(props) {
    const { page, parts } = useMountPage()
    const region = useRef<HTMLDivElement>(null)
    const html = useServerRender(mountable, props, page)
    useMounted(mountable, region, props, page)
    if (parts.failure) throw parts.failure.error
    const title = parts.title ?? mountable.title?.(props, page)
    return (
      <>
        {title !== undefined && <PageTitle>{title}</PageTitle>}
        <div
          ref={region}
          // The keyboard clicks links, too.
          role="presentation"
          onClick={(event) => followLink(event, page)}
          suppressHydrationWarning
          // In the browser this never changes: React leaves the content to the framework.
          dangerouslySetInnerHTML={{ __html: html }}
        />
        {parts.widgets.map(({ key, element, name, props }) => (
          <Fragment key={key}>{createPortal(<Widget {...props} name={name} />, element)}</Fragment>
        ))}
        {parts.flags.map((flag) => (
          <FlagReader key={flag.name} flag={flag} />
        ))}
      </>
    )
  }
}

/** The renders of each document. React repeats a component that has waited, without its state. */
const renders = new WeakMap<object, Map<string, Promise<string | null>>>()

function useServerRender<Props extends object>(
  mountable: Mountable<Props>,
  props: Props,
  page: MountPage,
): string {
  const document = useQueryClient()
  const id = useId()
  if (isBrowser || !mountable.render) return ''
  const known = renders.get(document) ?? new Map<string, Promise<string | null>>()
  renders.set(document, known)
  const html = known.get(id) ?? mountable.render(props, page)
  if (html === null || typeof html === 'string') return html ?? ''
  known.set(id, html)
  return use(html) ?? ''
}

function useMounted<Props extends object>(
  mountable: Mountable<Props>,
  region: { readonly current: HTMLDivElement | null },
  props: Props,
  page: MountPage,
) {
  const mounted = useRef<{ region: Mounted<Props>; props: Props }>(undefined)
  // A layout effect, so that the region is interactive when the host marks it so.
  useLayoutEffect(() => {
    const standing = mounted.current
    if (!standing)
      mounted.current = { region: mountable.mount(region.current!, props, page), props }
    else if (!isSame(standing.props, props)) {
      standing.props = props
      standing.region.update?.(props)
    }
  })
  // React also ends the layout effects of a region that it only hides.
  useEffect(
    () => () => {
      mounted.current?.region.unmount()
      mounted.current = undefined
    },
    [],
  )
}

function isSame(one: object, other: object): boolean {
  const entries = Object.entries(one)
  const others = new Map<string, unknown>(Object.entries(other))
  return (
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && Object.is(value, others.get(key)))
  )
}

/** Opens a page of the shop for a plain link, without a new document. */
function followLink(event: MouseEvent<HTMLElement>, page: MountPage): void {
  const isPlain =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  const link = event.target instanceof Element && event.target.closest('a')
  if (event.defaultPrevented || !isPlain || !link || !event.currentTarget.contains(link)) return
  const { origin, pathname, search, hash, href } = link
  const isElsewhere = origin !== location.origin || (link.target !== '' && link.target !== '_self')
  const isInPage = link.getAttribute('href')?.startsWith('#')
  if (isElsewhere || isInPage || link.hasAttribute('download')) return
  event.preventDefault()
  // A second tap before the page is rendered must not add a second history entry.
  page.navigate(pathname + search + hash, { replace: href === location.href })
}

function FlagReader({ flag: { name, value } }: { flag: ReadFlag }) {
  const state = useFlag(name)
  useLayoutEffect(() => value.set(state), [value, state])
  return null
}
