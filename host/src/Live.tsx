import { useLocation, useNavigate } from '@borong/contract'
import { languageAtom, markAlive, usePage, useStore } from '@borong/contract/host'
import { useEffect, useLayoutEffect } from 'react'
import { useHost } from './page/host-context.ts'
import { whenIdle } from './page/when-idle.ts'
import { tellForAYear } from './page/year-cookie.ts'
import { useFollowedLinks } from './routing/followed-links.ts'

/** What begins when the page comes to life in a browser, and follows it from route to route. Draws nothing. */
export function Live() {
  const host = useHost()
  return host && <Begun host={host} />
}

function Begun({ host }: { host: NonNullable<ReturnType<typeof useHost>> }) {
  const { key, pathname, search } = useLocation()
  const navigate = useNavigate()
  const store = useStore()
  const { boot, queries } = usePage()

  useLayoutEffect(() => markAlive(document.getElementById('app')), [])
  useFollowedLinks()
  // Here before the first tap wants it.
  useEffect(() => whenIdle(() => void queries.coming()), [queries])
  useEffect(() => host.session.start(), [host])
  useEffect(() => host.scrollPlaces.start(), [host])
  useLayoutEffect(() => host.scrollPlaces.follow(key), [host, key])
  useEffect(
    () => host.routeChanger.connect((path, options) => void navigate(path, options)),
    [host, navigate],
  )
  useEffect(() => host.face.arrive(pathname), [host, pathname])
  useEffect(() => host.visits.arrive(pathname + search), [host, pathname, search])
  useEffect(() => host.previousPath.save(pathname + search), [host, pathname, search])
  useEffect(
    () =>
      store.sub(languageAtom, () => {
        const language = store.get(languageAtom)
        document.documentElement.lang = language
        tellForAYear(document, 'lang', language, boot.config)
      }),
    [store, boot.config],
  )
  return null
}
