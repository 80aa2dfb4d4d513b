import { Suspense, type ReactNode } from 'react'
import { useInView } from './use-in-view.ts'

interface LaterProps {
  /** Identifies this part of the page until the document unloads. */
  name: string
  /** Has the shape of the content. */
  skeleton: ReactNode
  /** Usually lazy: neither its code nor its data is requested before it comes near the view. */
  children: ReactNode
}

/** A part below the fold, rendered when it comes near the view. */
export function Later({ name, skeleton, children }: LaterProps) {
  const { ref, seen } = useInView<HTMLDivElement>(name)
  return (
    <div ref={ref} data-waiting={seen ? undefined : ''}>
      {seen ? <Suspense fallback={skeleton}>{children}</Suspense> : skeleton}
    </div>
  )
}
