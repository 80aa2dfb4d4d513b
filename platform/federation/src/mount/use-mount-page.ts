import {
  call,
  callQuery,
  requireLogin,
  toast,
  useLanguage,
  useLocation,
  useMessages,
  useNavigate,
  useParams,
  useQueryClient,
  useSession,
  useTrack,
  type Call,
  type FlagName,
  type Reply,
} from '@borong/contract'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { MountMessages, MountPage, MountRoute } from './mount-page.ts'
import { createSignal, type WritableSignal } from './signal.ts'

/** A widget of another unit inside an element of the framework. */
export interface PlacedWidget {
  key: number
  element: Element
  name: string
  props: Readonly<Record<string, unknown>>
}

/** A flag that the framework reads, and where its value goes. */
export interface ReadFlag {
  name: FlagName
  value: WritableSignal<boolean | undefined>
}

/** The parts of a page that React renders on behalf of the framework. */
export interface RenderedParts {
  title?: string
  widgets: readonly PlacedWidget[]
  flags: readonly ReadFlag[]
  failure?: { error: unknown }
}

/** Returns the page for the framework, and the parts that React renders for it. */
export function useMountPage(): {
  page: MountPage
  parts: RenderedParts
} {
  const [parts, setParts] = useState<RenderedParts>({ widgets: [], flags: [] })
  const session = useSignal(useSession())
  const messages = useSignal(useMountMessages())
  const route = useSignal(useMountRoute())
  const queries = useQueryClient()
  const track = useTrack()
  const { setLanguage } = useLanguage()
  const navigate = useNavigate()
  const latest = useRef({ setLanguage, navigate, track })
  useLayoutEffect(() => {
    latest.current = { setLanguage, navigate, track }
  })
  const [page] = useState(() => {
    const flags = new Map<FlagName, ReadFlag>()
    const keys = new WeakMap<Element, number>()
    let count = 0
    const keyOf = (element: Element) => {
      const key = keys.get(element) ?? (count += 1)
      keys.set(element, key)
      return key
    }
    const placeWidget = (element: Element, name: string, props: PlacedWidget['props']) => {
      const placed = { key: keyOf(element), element, name, props }
      const without = (one: PlacedWidget) => one.element !== element
      setParts((parts) => ({ ...parts, widgets: [...parts.widgets.filter(without), placed] }))
      return () =>
        setParts((parts) => ({ ...parts, widgets: parts.widgets.filter((one) => one !== placed) }))
    }
    const page: MountPage = {
      session,
      messages,
      route,
      http: {
        send: call,
        cached: <C extends Call>(...given: Parameters<typeof callQuery<C>>) =>
          queries.getQueryData<Reply<C>>(callQuery<C>(...given).queryKey),
      },
      flag(name) {
        const known = flags.get(name)
        if (known) return known.value
        const flag = { name, value: createSignal<boolean | undefined>(undefined) }
        flags.set(name, flag)
        // On the server no flag is known.
        if (isBrowser) setParts((parts) => ({ ...parts, flags: [...parts.flags, flag] }))
        return flag.value
      },
      toast,
      requireLogin,
      setLanguage: (language) => void latest.current.setLanguage(language),
      navigate: (to, options) => void latest.current.navigate(to, options),
      title: (text) => setParts((parts) => ({ ...parts, title: text })),
      widget: (element, name, props) => placeWidget(element, name, { ...props }),
      track: (event) => latest.current.track(event),
      fail: (error) => setParts((parts) => ({ ...parts, failure: { error } })),
    }
    return page
  })
  return { page, parts }
}

export const isBrowser = typeof document !== 'undefined'

/** A signal with the value of each render. It changes after hydration, as React's own parts do. */
function useSignal<T>(value: T): WritableSignal<T> {
  const [signal] = useState(() => createSignal(value))
  useLayoutEffect(() => signal.set(value), [signal, value])
  return signal
}

function useMountMessages(): MountMessages {
  const { language } = useLanguage()
  const t = useMessages()
  return useMemo(() => ({ language, t: (key, values) => t(key, { ...values }) }), [language, t])
}

function useMountRoute(): MountRoute {
  const { pathname, search } = useLocation()
  const params = useParams()
  return useMemo(
    () => ({ path: pathname, params, search: new URLSearchParams(search) }),
    [pathname, params, search],
  )
}
