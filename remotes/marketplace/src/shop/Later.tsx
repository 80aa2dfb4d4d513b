import { Suspense, type ReactNode } from 'react'
import { useInView } from './use-in-view.ts'

interface LaterProps {
  /** Tells this part of the page from others, for as long as the page lives. */
  name: string
  /** In the shape of what comes. */
  skeleton: ReactNode
  /** Usually lazy: neither its code nor its data is asked for before it comes near. */
  children: ReactNode
}

/** A part further down the page, drawn when the visitor comes near it. */
export function Later({ name, skeleton, children }: LaterProps) {
  const { ref, seen } = useInView<HTMLDivElement>(name)
  return (
    <div ref={ref} data-waiting={seen ? undefined : ''}>
      {seen ? <Suspense fallback={skeleton}>{children}</Suspense> : skeleton}
    </div>
  )
}
