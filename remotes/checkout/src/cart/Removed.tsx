import { useAtom, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { useEffect, useRef } from 'react'
import styles from './Removed.module.css'
import { removedAtom } from './use-removal.ts'

const SHOWN_MS = 8000

/** The notice about removed lines, with an undo button for a limited time. */
export default function Removed() {
  const t = useMessages()
  const [removed, setRemoved] = useAtom(removedAtom)
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!removed) return
    bar.current?.querySelector('button')?.focus()
    const timer = setTimeout(() => setRemoved(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [removed, setRemoved])
  const undo = () => {
    removed?.undo()
    setRemoved(undefined)
  }
  return (
    <div ref={bar} className={styles.status} role="status">
      {removed && (
        <div className={styles.removed}>
          <span>{t('cart.removed', { count: removed.ids.length })}</span>
          <Button variant="secondary" size="small" onClick={undo}>
            {t('cart.undo')}
          </Button>
        </div>
      )}
    </div>
  )
}
