import { usePage } from '@borong/contract/host'
import { Component, type ReactNode } from 'react'
import { FailureScreen } from './FailureScreen.tsx'

interface BoundaryProps {
  unit: string
  onRetry: () => void
  children: ReactNode
}

/** Keeps what goes wrong in a remote inside its region: header, navigation and the rest of the page live on. */
export function RemoteBoundary({ unit, onRetry, children }: BoundaryProps) {
  const page = usePage()
  const report = (error: unknown, componentStack: string) =>
    page.telemetry.record({
      type: 'error',
      error,
      from: { unit, version: page.modules.version(unit) },
      context: { componentStack },
    })
  const retry = () => {
    // A failed read is remembered as failed; a new attempt has to start without that memory.
    page.queries.removeQueries({ predicate: (query) => query.state.status === 'error' })
    onRetry()
  }
  return (
    <Boundary
      onError={report}
      renderFailure={(error) => <FailureScreen unit={unit} error={error} onRetry={retry} />}
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

/** Catches what its children throw, reports it once, and draws the failure in their place. */
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
