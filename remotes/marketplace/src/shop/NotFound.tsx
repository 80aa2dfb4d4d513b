import { Link, PageTitle } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import type { ReactNode } from 'react'

interface NotFoundProps {
  icon: ReactNode
  title: string
  /** The target of the link. */
  to: string
  words: string
}

/** Shown when the address has no content, or no longer has any. */
export const NotFound = ({ icon, title, to, words }: NotFoundProps) => (
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
