import { Link, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import type { ReactNode } from 'react'
import { resultsPath } from './paths.ts'

/** A list that the shop has nothing for now, and the way to what it has. */
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
