import { useMessages } from '@borong/contract'
import type { ReactNode } from 'react'

/** Content in flight: `children` have its shape. */
export const Loading = ({ children }: { children: ReactNode }) => (
  <div role="status" aria-busy aria-label={useMessages()('query.loading')}>
    {children}
  </div>
)
