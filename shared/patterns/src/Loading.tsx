import { useMessages } from '@borong/contract'
import type { ReactNode } from 'react'

/** Content in flight: `children` have its shape. */
export function Loading({ children }: { children: ReactNode }) {
  const t = useMessages()
  return (
    <div role="status" aria-busy aria-label={t('query.loading')}>
      {children}
    </div>
  )
}
