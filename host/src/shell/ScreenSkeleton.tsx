import { Link, useBack, useLocation, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Skeleton } from '@borong/ui/Skeleton'
import { useEffect, useState } from 'react'
import { Preview } from './Preview.tsx'
import styles from './ScreenSkeleton.module.css'

const SLOW_MS = 8_000

/**
 * The placeholder of a screen whose code is loading. It starts with the followed link's preview. After a long wait it
 * shows a message and a link onward.
 */
export function ScreenSkeleton() {
  const t = useMessages()
  const [isSlow, setSlow] = useState(false)
  const back = useBack()
  const { pathname } = useLocation()
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status" aria-busy aria-label={t('loading')}>
      {isSlow && (
        <div className={styles.slow}>
          <p>{t('slow.title')}</p>
          <Button variant="secondary" size="small" onClick={back}>
            {t('slow.back')}
          </Button>
          <Button variant="ghost" size="small" link={<Link to="/" />}>
            {t('slow.home')}
          </Button>
        </div>
      )}
      <Preview
        path={pathname}
        instead={
          <div className={styles.skeleton}>
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </div>
        }
      />
    </div>
  )
}
