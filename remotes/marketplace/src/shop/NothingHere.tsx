import { Link, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import type { ReactNode } from 'react'
import { resultsPath } from './paths.ts'

/** The empty state of a list, with a link to other content. */
export function NothingHere({ icon, title }: { icon: ReactNode; title: string }) {
  const t = useMessages()
  return (
    <EmptyState
      icon={icon}
      title={title}
      action={<Button link={<Link to={resultsPath('')} />}>{t('list.allProducts')}</Button>}
    />
  )
}
