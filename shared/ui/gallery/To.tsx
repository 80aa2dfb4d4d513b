import type { ReactNode } from 'react'

/** Stands where the shop has its router's link. */
export function To({
  to,
  className,
  children,
}: {
  to: string
  className?: string
  children?: ReactNode
}) {
  return (
    <a href={to} className={className}>
      {children}
    </a>
  )
}
