import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { CameraIcon } from '@borong/ui/icons/CameraIcon'
import type { ReactNode } from 'react'
import styles from './Scanner.module.css'
import type { CameraError } from './use-camera.ts'
import { useScannerMessages } from './use-scanner-messages.ts'

interface NoCameraProps {
  state: CameraError
  onAgain: () => void
  fromImage: ReactNode
}

/** Shown when the camera is blocked, busy or missing: explains what to do, and offers an image file instead. */
export function NoCamera({ state, onAgain, fromImage }: NoCameraProps) {
  const t = useScannerMessages()
  return (
    <EmptyState
      icon={<CameraIcon size={32} />}
      title={t(`scan.${state}`)}
      action={
        <div className={styles.choices}>
          <Button onClick={onAgain}>{t('scan.retry')}</Button>
          {fromImage}
        </div>
      }
    >
      {t(`scan.${state}Text`)}
    </EmptyState>
  )
}
