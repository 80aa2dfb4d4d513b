import { isFault, Link, RemoteContext, useBack, useMessages } from '@borong/contract'
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

/** What went wrong in a remote's region, in the visitor's words, with a way on. */
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
      ) : isFault(error) ? (
        <FaultScreen {...props} />
      ) : (
        <CrashScreen />
      )}
    </RemoteContext>
  )
}

/** A part of the page could not be loaded; says which. */
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

/** A read failed: no answer, or an answer that says no. */
function FaultScreen({ error, onRetry }: FailureProps) {
  const t = useMessages()
  const isOffline = isSilence(error)
  const words = isOffline ? t('network.title') : t('fault.title')
  return (
    <EmptyState
      level={1}
      icon={isOffline ? <WifiOffIcon size={32} /> : <AlertIcon size={32} />}
      title={isFault(error) && error.kind === 'refusal' ? error.message : words}
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

/** Something threw while it was drawn. A new document starts clean. */
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

const isSilence = (error: unknown) => isFault(error) && error.kind === 'network'

/** Also for chunks that a remote loads by itself: bundlers give their failures this name. */
const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(error.message))
