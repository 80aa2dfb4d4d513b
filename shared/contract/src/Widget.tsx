import {
  Component,
  Suspense,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { markAlive } from './alive.ts'
import { usePage, type Page } from './page.ts'
import { exportName } from './remote.ts'
import { RemoteContext } from './remote-context.ts'
import { readable } from './settled.ts'

export type WidgetProps = Readonly<Record<string, unknown>> & {
  /** `unit/widget`, e.g. `checkout/add-to-cart`. */
  name: string
  /** Drawn while it loads, in the shape of what comes. Default: nothing. */
  skeleton?: ReactNode
  /** Drawn when it can't be loaded or drawn. Default: nothing. */
  fallback?: ReactNode
}

/** A part that another remote offers, placed on this page. Whatever goes wrong in it stays in it. */
export function Widget(given: WidgetProps) {
  const page = usePage()
  // What the server drew stands until its code is there: with other properties React would put the skeleton in its place.
  const [first, setFirst] = useState<WidgetProps | undefined>(given)
  const onAlive = useCallback(() => setFirst(undefined), [])
  const shown = first ?? given
  const entry = page.boot.widgets[shown.name]
  const content = useMemo(() => {
    const { name, skeleton = null, fallback: _, ...props } = shown
    return (
      entry && (
        <Suspense fallback={skeleton}>
          <LoadedWidget page={page} name={name} {...entry} props={props} onAlive={onAlive} />
        </Suspense>
      )
    )
  }, [page, entry, shown, onAlive])
  const { fallback = null } = given
  if (!entry) return fallback
  const report = (error: unknown) => {
    const from = { unit: entry.unit, version: page.modules.version(entry.unit) }
    page.telemetry.record({ type: 'error', error, from, context: { widget: shown.name } })
  }
  return (
    <WidgetBoundary fallback={fallback} onError={report}>
      {content}
    </WidgetBoundary>
  )
}

interface LoadedWidgetProps {
  page: Page
  name: string
  unit: string
  module: string
  props: Readonly<Record<string, unknown>>
  onAlive: () => void
}

function LoadedWidget({ page, name, unit, module, props, onAlive }: LoadedWidgetProps) {
  const loaded = use(readable(page.modules.load(unit, module)))
  const Part = loaded[exportName(module)] as ComponentType<Readonly<Record<string, unknown>>>
  const version = page.modules.version(unit)
  // Before anybody can press it: what it does goes by what it is given now.
  useLayoutEffect(onAlive, [onAlive])
  useEffect(() => page.modules.keep(unit), [page, unit])
  const identity = useMemo(() => ({ unit, version }), [unit, version])
  return (
    <RemoteContext value={identity}>
      <div ref={markAlive} data-widget={name} data-remote={unit} data-version={version}>
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
