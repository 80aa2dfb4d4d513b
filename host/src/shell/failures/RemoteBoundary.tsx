import { isApiError } from '@borong/contract'
import { usePage } from '@borong/contract/host'
import { Component, type ReactNode } from 'react'
import { isArrivalFailure, LoadFailure } from '../../loading/load-failure.ts'
import { FailureScreen } from './FailureScreen.tsx'

interface BoundaryProps {
  unit: string
  onRetry: () => void
  /** Renders the region once more; false when that was done before. */
  onCrash: () => boolean
  children: ReactNode
}

/** Contains a remote's errors in its region: header, navigation and the rest of the page keep working. */
export function RemoteBoundary({ unit, onRetry, onCrash, children }: BoundaryProps) {
  const page = usePage()
  const report = (error: unknown, componentStack: string) => {
    // Rendering the region once more may repeat the error, which is reported once.
    // So does loading it again, once the remote may be replaced because this was its last region.
    const isWithheld = error instanceof LoadFailure && error.isWithheld
    const isCrash = !isApiError(error) && !isArrivalFailure(error)
    if ((isCrash || isWithheld) && !onCrash()) return
    page.telemetry.record({
      type: 'error',
      error,
      from: { unit, version: page.modules.version(unit) },
      context: { componentStack },
    })
  }
  const retry = (error: unknown) => {
    // React keeps the failed download of a part until the next document.
    if (isArrivalFailure(error) && !(error instanceof LoadFailure)) return location.reload()
    // The query cache retains a failed read as failed. A new attempt has to clear it.
    page.queries.removeQueries({ predicate: (query) => query.state.status === 'error' })
    onRetry()
  }
  return (
    <Boundary
      onError={report}
      renderFailure={(error) => (
        <FailureScreen unit={unit} error={error} onRetry={() => retry(error)} />
      )}
    >
      {children}
    </Boundary>
  )
}

interface Props {
  onError: (error: unknown, componentStack: string) => void
  renderFailure: (error: unknown) => ReactNode
  children: ReactNode
}

/** Catches the errors of its children, reports them once, and renders the failure in their place. */
export class Boundary extends Component<Props, { caught: { error: unknown } | null }> {
  override state: { caught: { error: unknown } | null } = { caught: null }

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } }
  }

  override componentDidCatch(error: unknown, info: { componentStack?: string | null }) {
    this.props.onError(error, info.componentStack ?? '')
  }

  override render() {
    return this.state.caught
      ? this.props.renderFailure(this.state.caught.error)
      : this.props.children
  }
}
