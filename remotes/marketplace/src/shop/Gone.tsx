import { isFault, Link, PageTitle } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import type { ReactNode } from 'react'

interface GoneProps {
  icon: ReactNode
  title: string
  /** The way on. */
  to: string
  words: string
}

/** There is nothing of this address, or nothing any more. */
export const Gone = ({ icon, title, to, words }: GoneProps) => (
  <>
    <PageTitle>{title}</PageTitle>
    <meta name="robots" content="noindex" />
    <EmptyState
      level={1}
      icon={icon}
      title={title}
      action={<Button link={<Link to={to} />}>{words}</Button>}
    />
  </>
)

/** Whether a thing could not be read because it isn't there; a name that can't be one is malformed. */
export const isGone = (error: unknown): boolean =>
  isFault(error) && [400, 404, 410].includes(error.status)
