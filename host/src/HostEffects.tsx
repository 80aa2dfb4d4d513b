import { useLocation, useNavigate } from '@borong/contract'
import { languageAtom, markHydrated, usePage, useStore } from '@borong/contract/host'
import { useEffect, useLayoutEffect } from 'react'
import { useHost, type HostServices } from './page/host-context.ts'
import { setPersistentCookie } from './page/persistent-cookie.ts'
import { useFollowedLinks } from './routing/followed-links.ts'

/** Starts the host's effects when the page is hydrated, and follows the route. Renders nothing. */
export function HostEffects() {
  const host = useHost()
  return host && <Begun host={host} />
}

function Begun({ host }: { host: HostServices }) {
  const { key, pathname, search } = useLocation()
  const navigate = useNavigate()
  const store = useStore()
  const { boot } = usePage()

  useLayoutEffect(() => {
    markHydrated(document.getElementById('app'))
    // For the trace of a page.
    performance.mark?.('hydrated')
  }, [])
  useFollowedLinks()
  useEffect(() => host.session.start(), [host])
  useEffect(() => host.scrollPositions.start(), [host])
  useLayoutEffect(() => host.scrollPositions.follow(key), [host, key])
  useEffect(
    () => host.routeChanger.connect((path, options) => void navigate(path, options)),
    [host, navigate],
  )
  useLayoutEffect(() => host.recall.arrive(pathname), [host, pathname])
  useEffect(() => host.webFont.arrive(pathname), [host, pathname])
  useEffect(() => host.visits.arrive(pathname + search), [host, pathname, search])
  useEffect(() => host.previousPath.save(pathname + search), [host, pathname, search])
  useEffect(
    () =>
      store.sub(languageAtom, () => {
        const language = store.get(languageAtom)
        document.documentElement.lang = language
        setPersistentCookie(document, 'lang', language, boot.config)
      }),
    [store, boot.config],
  )
  return null
}
