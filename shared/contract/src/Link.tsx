import { useStore } from 'jotai'
import type { ReactNode } from 'react'
import {
  useHref,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
  type LinkProps as RouterLinkProps,
  type NavLinkProps as RouterNavLinkProps,
} from 'react-router-dom'
import { previewAtom } from './preview.ts'
import { useRemote } from './remote-context.ts'

type ForLoaders = 'discover' | 'prefetch' | 'preventScrollReset' | 'viewTransition'

type LinkProps = Omit<RouterLinkProps, ForLoaders | 'defaultShouldRevalidate' | 'mask'> & {
  /** How the page that it leads to begins, of what is here already: seen from the tap on, until that page is drawn. */
  preview?: ReactNode
}

// The router's own links bring along what fetches code and data for its loaders, which nothing here has.

/** A link to a page of the shop, followed without a new document unless `reloadDocument` asks for one. */
export function Link({
  to,
  replace,
  state,
  relative,
  reloadDocument,
  onClick,
  preview,
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
  const drawn = useHref(useLocation())
  const store = useStore()
  const from = useRemote()
  return (
    <a
      {...attributes}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        // Tapped again before its page is drawn, it is on its way: once is enough to go back from.
        if (href !== drawn && event.currentTarget.href === window.location.href)
          event.preventDefault()
        if (event.defaultPrevented || reloadDocument) return
        follow(event)
        if (!event.defaultPrevented || href === drawn) return
        // Shown as heard until its page is there. Not in React, which may be at work on that page by then.
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

/** A link that says `aria-current` on its page and, without `end`, on the pages below it. */
export function NavLink({ end, caseSensitive, ...link }: NavLinkProps) {
  const fold = (path: string) => (caseSensitive ? path : path.toLowerCase())
  const own = fold(useResolvedPath(link.to, { relative: link.relative }).pathname)
  const here = fold(useLocation().pathname)
  const isBelow = !end && here.startsWith(own.endsWith('/') ? own : `${own}/`)
  return <Link aria-current={here === own || isBelow ? 'page' : undefined} {...link} />
}
