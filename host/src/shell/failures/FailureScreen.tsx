import { isApiError, Link, RemoteContext, useBack, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { AlertIcon } from '@borong/ui/icons/AlertIcon'
import { RefreshIcon } from '@borong/ui/icons/RefreshIcon'
import { WifiOffIcon } from '@borong/ui/icons/WifiOffIcon'
import { useEffect } from 'react'

interface FailureProps {
  unit: string
  error: unknown
  onRetry: () => void
}

const host = { unit: 'host', version: '' }

/** An error in a remote's region, in the visitor's words, with a way on. */
export function FailureScreen(props: FailureProps) {
  const { error, onRetry } = props
  const isMissing = isChunkLoadError(error)
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
        <FaultScreen {...props} />
      ) : (
        <CrashScreen />
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
function FaultScreen({ error, onRetry }: FailureProps) {
  const t = useMessages()
  const isOffline = isSilence(error)
  const words = isOffline ? t('network.title') : t('fault.title')
  return (
    <EmptyState
      level={1}
      icon={isOffline ? <WifiOffIcon size={32} /> : <AlertIcon size={32} />}
      title={isApiError(error) && error.kind === 'refusal' ? error.message : words}
      action={
        <>
          <Button onClick={onRetry}>{t('network.retry')}</Button>
          <Button variant="ghost" link={<Link to="/" />}>
            {t('fault.home')}
          </Button>
        </>
      }
    />
  )
}

/** A component threw during rendering. The button loads a new document. */
export function CrashScreen() {
  const t = useMessages()
  return (
    <EmptyState
      level={1}
      icon={<RefreshIcon size={32} />}
      title={t('crash.title')}
      action={
        <>
          <Button onClick={() => location.reload()}>{t('crash.reload')}</Button>
          <Button variant="ghost" link={<Link to="/" reloadDocument />}>
            {t('crash.home')}
          </Button>
        </>
      }
    >
      {t('crash.text')}
    </EmptyState>
  )
}

const isSilence = (error: unknown) => isApiError(error) && error.kind === 'network'

/** Also matches chunks that a remote loads itself: bundlers give their failures this name. */
const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(error.message))
