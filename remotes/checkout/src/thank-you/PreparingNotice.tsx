import { useMessages } from '@borong/contract'
import { Notice } from '@borong/ui/Notice'
import { useEffect } from 'react'

const PAUSE_MS = 5000

/** The payment service has not opened the payment yet: the page is read again until it has. */
export function PreparingNotice({ onReload }: { onReload: () => Promise<unknown> }) {
  const t = useMessages()
  useEffect(() => {
    const timer = setInterval(() => void onReload(), PAUSE_MS)
    return () => clearInterval(timer)
  }, [onReload])
  return (
    <Notice tone="info" live>
      {t('pay.preparing')}
    </Notice>
  )
}
