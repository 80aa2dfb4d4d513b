import { useStore } from 'jotai'
import { use, type ReactNode } from 'react'
import {
  useHref,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
  type LinkProps as RouterLinkProps,
  type NavLinkProps as RouterNavLinkProps,
} from 'react-router-dom'
import { PageContext } from './page.ts'
import { previewAtom } from './preview.ts'
import { useRemote } from './remote-context.ts'

type ForLoaders = 'discover' | 'prefetch' | 'preventScrollReset' | 'viewTransition'

type LinkProps = Omit<RouterLinkProps, ForLoaders | 'defaultShouldRevalidate' | 'mask'> & {
  /**
   * The beginning of the target page, made of data that is already loaded. Shown from the tap until the page is
   * rendered.
   */
  preview?: ReactNode
  /** In a shop without the page, the text remains. Otherwise the whole link disappears. */
  textWithout?: boolean
}

// The router's own links contain code that prefetches for route loaders, and no route here has a loader.

/** A link to a page of the shop. It navigates without a new document unless `reloadDocument` is set. */
export function Link({
  to,
  replace,
  state,
  relative,
  reloadDocument,
  onClick,
  preview,
  textWithout,
  children,
  ...attributes
}: LinkProps) {
  const { target } = attributes
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    replace,
    state: state as unknown,
    relative,
    target,
  })
  const href = useHref(to, { relative })
  const rendered = useHref(useLocation())
  const store = useStore()
  const from = useRemote()
  const missing = use(PageContext)?.boot.missing
  if (missing && RegExp(missing).test(href))
    return <>{textWithout && <span className={attributes.className}>{children}</span>}</>
  return (
    <a
      {...attributes}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        // A second tap before the page is rendered must not add a second history entry.
        if (href !== rendered && event.currentTarget.href === window.location.href)
          event.preventDefault()
        if (event.defaultPrevented || reloadDocument) return
        follow(event)
        if (!event.defaultPrevented || href === rendered) return
        // Marks the link as followed until its page is there. Not in React, which may already be rendering that page.
        if (preview === undefined) event.currentTarget.dataset.followed = ''
        store.set(previewAtom, { path: event.currentTarget.pathname, content: preview, from })
      }}
    >
      {children}
    </a>
  )
}

type NavLinkProps = Omit<
  RouterNavLinkProps,
  ForLoaders | 'defaultShouldRevalidate' | 'mask' | 'className' | 'style' | 'children'
> &
  Pick<LinkProps, 'className' | 'style' | 'children'>

/** A link that sets `aria-current` on its page and, without `end`, on the pages below it. */
export function NavLink({ end, caseSensitive, ...link }: NavLinkProps) {
  const fold = (path: string) => (caseSensitive ? path : path.toLowerCase())
  const own = fold(useResolvedPath(link.to, { relative: link.relative }).pathname)
  const here = fold(useLocation().pathname)
  const isBelow = !end && here.startsWith(own.endsWith('/') ? own : `${own}/`)
  return <Link aria-current={here === own || isBelow ? 'page' : undefined} {...link} />
}
