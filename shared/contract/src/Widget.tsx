import {
  Component,
  Suspense,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { useLocation } from 'react-router-dom'
import { markHydrated } from './hydrated.ts'
import { usePage, type Page } from './page.ts'
import { exportName, type PropsOfWidget } from './remote.ts'
import { RemoteContext } from './remote-context.ts'
import { readable, type Tracked } from './settled.ts'

export type WidgetProps<Name extends string = string> = PropsOfWidget<Name> & {
  /** `unit/widget`, e.g. `checkout/add-to-cart`. */
  name: Name
  /** Rendered while the widget loads, in the widget's size. Default: nothing. */
  skeleton?: ReactNode
  /** Rendered when the widget can't be loaded or throws. Default: nothing. */
  fallback?: ReactNode
}

/** Takes the properties that the widget of this name declares. */
export function Widget<const Name extends string>(
  given: WidgetProps<Name>,
): Exclude<ReactNode, undefined>
/** Renders a widget of another remote. Its failures do not affect the rest of the page. */
export function Widget(given: WidgetProps) {
  const page = usePage()
  // The server's HTML remains until the code is loaded. With other properties React would replace it with the skeleton.
  const [first, setFirst] = useState<WidgetProps | undefined>(given)
  const onHydrated = useCallback(() => setFirst(undefined), [])
  const shown = first ?? given
  const entry = page.boot.widgets[shown.name]
  const content = useMemo(() => {
    const { name, skeleton = null, fallback: _, ...props } = shown
    return (
      entry && (
        <Suspense fallback={skeleton}>
          <LoadedWidget page={page} name={name} {...entry} props={props} onHydrated={onHydrated} />
        </Suspense>
      )
    )
  }, [page, entry, shown, onHydrated])
  const { attempt, onError } = useAttempts(page, entry)
  const { fallback = null } = given
  if (!entry) return fallback
  const report = (error: unknown) => {
    const from = { unit: entry.unit, version: page.modules.version(entry.unit) }
    page.telemetry.record({ type: 'error', error, from, context: { widget: shown.name } })
    onError(error)
  }
  return (
    <WidgetBoundary key={attempt} fallback={fallback} onError={report}>
      {content}
    </WidgetBoundary>
  )
}

/** Tries a failed widget again: on the next page, and when the connection is back. */
function useAttempts(page: Page, entry: Page['boot']['widgets'][string] | undefined) {
  const { key } = useLocation()
  const [attempt, setAttempt] = useState(0)
  // `code`, or the page on which it threw.
  const failure = useRef<string>(undefined)
  const tryAgain = useCallback(() => {
    if (!entry || !failure.current) return
    if (failure.current === 'code') page.modules.retry(entry.unit, entry.module)
    failure.current = undefined
    setAttempt((count) => count + 1)
  }, [page, entry])
  useEffect(() => {
    // On the same page a widget that throws would throw again.
    if (failure.current !== key) tryAgain()
  }, [tryAgain, key])
  useEffect(() => {
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [tryAgain])
  const onError = (error: unknown) => {
    if (!entry) return
    const load: Tracked<unknown> = page.modules.load(entry.unit, entry.module)
    failure.current = load.status === 'rejected' && load.reason === error ? 'code' : key
  }
  return { attempt, onError }
}

interface LoadedWidgetProps {
  page: Page
  name: string
  unit: string
  module: string
  props: Readonly<Record<string, unknown>>
  onHydrated: () => void
}

function LoadedWidget({ page, name, unit, module, props, onHydrated }: LoadedWidgetProps) {
  const loaded = use(readable(page.modules.load(unit, module)))
  const Part = loaded[exportName(module)] as ComponentType<Readonly<Record<string, unknown>>>
  const version = page.modules.version(unit)
  // A layout effect, so that the widget has its current properties before the visitor can use it.
  useLayoutEffect(onHydrated, [onHydrated])
  useEffect(() => page.modules.retain(unit), [page, unit])
  const identity = useMemo(() => ({ unit, version }), [unit, version])
  return (
    <RemoteContext value={identity}>
      <div ref={markHydrated} data-widget={name} data-remote={unit} data-version={version}>
        <Part {...props} />
      </div>
    </RemoteContext>
  )
}

class WidgetBoundary extends Component<
  { fallback: ReactNode; onError: (error: unknown) => void; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
