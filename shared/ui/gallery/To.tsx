import type { ReactNode } from 'react'

/** Replaces the router's link of the shop. */
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
