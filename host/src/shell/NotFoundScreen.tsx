import { Link, PageTitle, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { SearchIcon } from '@borong/ui/icons/SearchIcon'
import { useArrival } from '../routing/use-arrival.ts'

/** The screen for an address without a route. */
export function NotFoundScreen() {
  const t = useMessages()
  useArrival()
  return (
    <>
      <PageTitle>{t('notFound.title')}</PageTitle>
      <EmptyState
        level={1}
        icon={<SearchIcon size={32} />}
        title={t('notFound.title')}
        action={<Button link={<Link to="/" />}>{t('notFound.action')}</Button>}
      >
        {t('notFound.text')}
      </EmptyState>
    </>
  )
}
