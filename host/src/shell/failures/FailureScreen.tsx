import { isApiError, Link, RemoteContext, useBack, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { AlertIcon } from '@borong/ui/icons/AlertIcon'
import { WifiOffIcon } from '@borong/ui/icons/WifiOffIcon'
import { lazy, Suspense, useEffect } from 'react'
import { isArrivalFailure } from '../../loading/load-failure.ts'

interface FailureProps {
  unit: string
  error: unknown
  onRetry: () => void
}

const host = { unit: 'host', version: '' }

/** An error in a remote's region, in the visitor's words, with a way on. */
export function FailureScreen(props: FailureProps) {
  const { error, onRetry } = props
  const isMissing = isArrivalFailure(error)
  const mayComeBack = isMissing || isSilence(error)
  useEffect(() => {
    if (!mayComeBack) return
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  })
  return (
    <RemoteContext value={host}>
      {isMissing ? (
        <MissingPart {...props} />
      ) : isApiError(error) ? (
        <ErrorScreen {...props} />
      ) : (
        <CrashScreen unit={props.unit} error={error} />
      )}
    </RemoteContext>
  )
}

/** A part of the page could not be loaded. The screen names the part. */
function MissingPart({ unit, onRetry }: FailureProps) {
  const t = useMessages()
  const back = useBack()
  return (
    <EmptyState
      level={1}
      icon={<WifiOffIcon size={32} />}
      title={t('missing.title', { unit: t(`units.${unit}`, { defaultValue: unit }) })}
      action={
        <>
          <Button onClick={onRetry}>{t('missing.retry')}</Button>
          <Button variant="ghost" onClick={back}>
            {t('missing.back')}
          </Button>
          <Button variant="ghost" link={<Link to="/" />}>
            {t('missing.home')}
          </Button>
        </>
      }
    >
      {t('missing.text')}
    </EmptyState>
  )
}

/** A read failed: without an answer, or with a refusal. */
function ErrorScreen({ error, onRetry }: FailureProps) {
  const t = useMessages()
  const isOffline = isSilence(error)
  const words = isOffline ? t('network.title') : t('error.title')
  return (
    <EmptyState
      level={1}
      icon={isOffline ? <WifiOffIcon size={32} /> : <AlertIcon size={32} />}
      title={isApiError(error) && error.kind === 'refusal' ? error.message : words}
      action={
        <>
          <Button onClick={onRetry}>{t('network.retry')}</Button>
          <Button variant="ghost" link={<Link to="/" />}>
            {t('error.home')}
          </Button>
        </>
      }
    />
  )
}

const LazyCrashScreen = lazy(() =>
  import(/* webpackChunkName: 'failures' */ './CrashScreen.tsx').catch(() => ({
    default: PlainCrashScreen,
  })),
)

/** A component threw during rendering, of the named unit if it is known. */
export const CrashScreen = (props: { unit?: string; error: unknown }) => (
  <Suspense>
    <LazyCrashScreen {...props} />
  </Suspense>
)

/** For a visitor whose network fails too. */
function PlainCrashScreen() {
  const t = useMessages()
  return <Button onClick={() => location.reload()}>{t('missing.retry')}</Button>
}

const isSilence = (error: unknown) => isApiError(error) && error.kind === 'network'
