import type { ReactElement, ReactNode } from 'react'

/** A link of the server's HTML that a button replaces. The button has its look, so nothing moves. */
export type ReplacedLink = ReactElement<{ className: string; children: ReactNode }>
