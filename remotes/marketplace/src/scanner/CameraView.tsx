import { IconButton } from '@borong/ui/IconButton'
import { FlashlightIcon } from '@borong/ui/icons/FlashlightIcon'
import type { ReactNode } from 'react'
import { NoCamera } from './NoCamera.tsx'
import styles from './Scanner.module.css'
import { useCamera } from './use-camera.ts'
import { useReading } from './use-reading.ts'
import { useScannerMessages } from './use-scanner-messages.ts'

interface CameraViewProps {
  onFound: (text: string) => void
  onNothing: () => void
  onAgain: () => void
  /** The button to scan an image file instead. */
  fromImage: ReactNode
}

/** The camera preview, scanned until it contains a code. */
export function CameraView({ onFound, onNothing, onAgain, fromImage }: CameraViewProps) {
  const t = useScannerMessages()
  const { video, state, torch, hasTorch, toggleTorch } = useCamera()
  useReading(video, state === 'running', { onFound, onNothing })
  if (state !== 'starting' && state !== 'running')
    return <NoCamera state={state} onAgain={onAgain} fromImage={fromImage} />
  return (
    <>
      <p>{t('scan.lead')}</p>
      <div className={styles.camera}>
        <video ref={video} className={styles.video} muted playsInline />
        <span className={styles.aim} aria-hidden />
        {hasTorch && (
          <div className={styles.torch}>
            <IconButton
              label={t('scan.torch')}
              icon={<FlashlightIcon />}
              variant="raised"
              pressed={torch}
              onClick={toggleTorch}
            />
          </div>
        )}
      </div>
      <p role="status">{t(state === 'running' ? 'scan.looking' : 'scan.starting')}</p>
      {fromImage}
    </>
  )
}
